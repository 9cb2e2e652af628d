__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[8];
    for (int i = 0; i < 8; ++i) s[i] = a[8 * g + i];
    event_t e = async_work_group_copy(o + 8 * g, s, 8, 0);
    const int v = s[3];
    wait_group_events(1, &e);
    s[0] = v;
    e = async_work_group_copy(s, a, 8, 0);
    wait_group_events(1, &e);
    o[8 * g] += s[2];
}
