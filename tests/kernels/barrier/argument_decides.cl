__kernel void k(__global const int* a, __global int* o, int n) {
    const int g = get_global_id(0);
    if (n > 3) barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = a[g];
}
