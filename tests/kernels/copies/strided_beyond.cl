// 17 ints at a stride of four: the last one would be the 65th element.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    event_t e = async_work_group_strided_copy(s, a, 17, 4, 0);
    wait_group_events(1, &e);
    o[g] = s[l / 2];
}
