__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g];
    barrier(CLK_GLOBAL_MEM_FENCE);
    const int v = o[g ^ 1];
    barrier(CLK_GLOBAL_MEM_FENCE);
    o[g] = v;
}
