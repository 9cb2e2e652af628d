__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[2][32];
    event_t e[2];
    int sum = 0;
    e[0] = async_work_group_copy(s[0], a, 32, 0);
    for (int t = 0; t < 4; ++t) {
        if (t < 3) e[(t + 1) % 2] = async_work_group_copy(s[(t + 1) % 2], a + 32 * (t + 1), 32, 0);
        wait_group_events(1, &e[t % 2]);
        sum += s[t % 2][31 - l];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = sum;
}
