__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    o[64 + g] = o[g ^ 1];
}
