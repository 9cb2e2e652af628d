__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    for (int i = 0; i < 8; ++i) {
        if (i == 3) break;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = a[g];
}
