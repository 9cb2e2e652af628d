__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[4][32];
    event_t e[4];
    int sum = 0;
    for (int t = 0; t < 4; ++t) e[t] = async_work_group_copy(s[t], a + 32 * t, 32, 0);
    for (int t = 3; t >= 0; --t) {
        wait_group_events(1, &e[t]);
        sum += s[t][31 - l];
        if (t > 0) {
            barrier(CLK_LOCAL_MEM_FENCE);
            s[t][l] = sum;
        }
    }
    o[g] = sum;
}
