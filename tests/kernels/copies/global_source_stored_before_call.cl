__kernel void k(__global int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    const int first = 32 * get_group_id(0);
    __local int s[32];
    __local int t[32];
    a[first + 31 - l] = l;
    event_t e[2];
    e[0] = async_work_group_copy(s, a + first, 32, 0);
    e[1] = async_work_group_copy(t, a + 64, 32, 0);
    wait_group_events(1, &e[1]);
    wait_group_events(1, &e[0]);
    o[g] = s[l] + t[l];
}
