__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    for (int t = 0; t < 2; ++t) {
        event_t e = async_work_group_copy(s, a + 64 * t + 32 * get_group_id(0), 32, 0);
        wait_group_events(1, &e);
        s[l] += 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        e = async_work_group_copy(o + 64 * t + 32 * get_group_id(0), s, 32, 0);
        wait_group_events(1, &e);
    }
}
