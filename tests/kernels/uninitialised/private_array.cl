__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int p[4];
    p[g % 2] = a[g];
    o[g] = p[g % 3];
}
