__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    int p[4] = {0, 0, 0, 0};
    vstore4((int4)(1, 2, 3, 4), (size_t)a[g] + 100000000, p);
    o[g] = p[0];
}
