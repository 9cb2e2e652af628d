__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[8];
    s[0] = a[g];
    event_t e = async_work_group_copy(o + g, s, 1, 0);
    s[0] = 5;
    wait_group_events(1, &e);
}
