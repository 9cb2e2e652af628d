__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int p[4] = {1, 2, 3, 4};
    __builtin_memset(p, 0, 4 * (size_t)a[g]);
    o[g] = p[g % 4];
}
