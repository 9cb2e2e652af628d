__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __global const int* __local base;
    if (l == 0) base = a + 32 * get_group_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = base[l];
}
