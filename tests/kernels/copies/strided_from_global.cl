__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[16];
    event_t e = async_work_group_strided_copy(s, a + get_group_id(0), 16, 4, 0);
    wait_group_events(1, &e);
    o[g] = s[l / 2];
}
