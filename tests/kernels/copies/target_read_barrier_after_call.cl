// The barrier comes too late: the copy may write its target from the call on.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    s[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    const int v = s[31 - l];
    event_t e = async_work_group_copy(s, a + 32 * get_group_id(0), 32, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    wait_group_events(1, &e);
    o[g] = v + s[l];
}
