__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    s[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e = async_work_group_copy(s, a, 16 + l % 2, 0);
    wait_group_events(1, &e);
    o[g] = s[l / 4];
}
