// The next tile is copied while the current one is used.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[2][16];
    int sum = 0;
    event_t e = async_work_group_copy(s[0], a, 16, 0);
    for (int t = 0; t < 4; ++t) {
        wait_group_events(1, &e);
        if (t < 3) e = async_work_group_copy(s[(t + 1) % 2], a + 16 * (t + 1), 16, 0);
        sum += s[t % 2][l / 2];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = sum;
}
