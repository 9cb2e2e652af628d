event_t start(__local int* to, __global const int* from, event_t e) {
    e = async_work_group_strided_copy(to, from, 8, 4, e);
    return async_work_group_strided_copy(to + 8, from + 1, 8, 4, e);
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[2][16];
    int sum = 0;
    event_t e = start(s[0], a, 0);
    for (int t = 0; t < 4; ++t) {
        wait_group_events(1, &e);
        if (t < 3) e = start(s[(t + 1) % 2], a + 32 * (t + 1), 0);
        sum += s[t % 2][l / 2];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = sum;
}
