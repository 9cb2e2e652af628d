__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    event_t e;
    if (get_group_id(0) == 0) {
        e = async_work_group_copy(s, a, 32, 0);
    } else {
        e = async_work_group_copy(s, a + 32, 16, 0);
        e = async_work_group_copy(s + 16, a, 16, e);
    }
    wait_group_events(1, &e);
    o[g] = s[31 - l];
    barrier(CLK_LOCAL_MEM_FENCE);
    s[31 - l] = l;
}
