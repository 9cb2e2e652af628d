__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    if (g % 2 == 0) barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = a[g];
}
