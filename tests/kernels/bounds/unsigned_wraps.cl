// 0u - 1 is not -1 when it becomes a 64-bit index.
__kernel void k(__global const int* a, __global int* o) {
    const uint g = get_global_id(0);
    o[g] = a[g - 1];
}
