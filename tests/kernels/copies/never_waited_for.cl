__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __local int s[32];
    async_work_group_copy(s, a + 32 * get_group_id(0), 32, 0);
    o[g] = a[g];
}
