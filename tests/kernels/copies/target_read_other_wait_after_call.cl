// The wait for another copy does not order reads before the call.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    __local int t[32];
    event_t e = async_work_group_copy(s, a, 32, 0);
    wait_group_events(1, &e);
    const int v = s[31 - l];
    event_t f = async_work_group_copy(t, a, 32, 0);
    event_t h = async_work_group_copy(s, a + 32, 32, 0);
    wait_group_events(1, &f);
    wait_group_events(1, &h);
    o[g] = v + s[l] + t[l];
}
