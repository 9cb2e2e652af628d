__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    int p[8] = {a[g], 1, 2, 3, 4, 5, 6, 7};
    const int4 v = vload4((size_t)(g % 2), p);
    o[g] = v.x;
}
