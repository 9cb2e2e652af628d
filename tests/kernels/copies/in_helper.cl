void fetch(__local int* to, __global const int* from, size_t n) {
    event_t e = async_work_group_copy(to, from, n, 0);
    wait_group_events(1, &e);
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    fetch(s, a + 32 * get_group_id(0), 32);
    o[g] = s[31 - l];
}
