__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    for (int i = 0; i <= get_group_id(0); ++i) barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = a[g];
}
