// One half of the group waits for the first copy, the other half for the second.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    event_t e[2];
    e[0] = async_work_group_copy(s, a, 16, 0);
    e[1] = async_work_group_copy(s + 16, a + 16, 16, 0);
    wait_group_events(1, e + l / 16);
    wait_group_events(2, e);
    o[g] = s[l];
}
