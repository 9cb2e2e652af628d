__constant int t[4] = {1, 2, 3, 4};
__constant int* __constant p = t;

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    o[g] = p[g % 4] + a[g];
}
