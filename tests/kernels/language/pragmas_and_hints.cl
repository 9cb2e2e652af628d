#pragma OPENCL FP_CONTRACT OFF

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = 0;
#pragma unroll 4
    for (int i = 0; i < 8; ++i) x += a[(g + i) % 64];
    __attribute__((opencl_unroll_hint(2))) for (int i = 0; i < 2; ++i) x *= 3;
    o[g] = x;
}
