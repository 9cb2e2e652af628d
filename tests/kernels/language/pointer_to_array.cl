__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __global const int (*m)[8] = (__global const int (*)[8])a;
    o[g] = m[g / 8][g % 8];
}
