__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    o[g] = __builtin_expect(a[g] > 3, 1) ? __builtin_popcount(a[g]) : 0;
}
