__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int4 s[8];
    event_t e = async_work_group_copy(s, (__global const int4*)a + 8 * get_group_id(0), 8, 0);
    wait_group_events(1, &e);
    o[g] = s[7 - l / 4].w;
}
