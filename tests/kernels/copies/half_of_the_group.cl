// Only half of a group starts the copy and waits for it.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    if (l < 16) {
        event_t e = async_work_group_copy(s, a, 32, 0);
        wait_group_events(1, &e);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = a[g];
}
