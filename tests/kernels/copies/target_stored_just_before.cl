// The copy and the stores write to the same locations without an order.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    s[l] = -1;
    event_t e = async_work_group_copy(s, a + 32 * get_group_id(0), 32, 0);
    wait_group_events(1, &e);
    o[g] = s[l];
}
