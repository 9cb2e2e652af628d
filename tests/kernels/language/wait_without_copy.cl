__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    event_t e = 0;
    wait_group_events(0, &e);
    o[g] = a[g];
}
