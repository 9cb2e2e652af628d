int last(const int* p) {
    return p[3];
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int p[4];
    for (int i = 0; i < 3; ++i) p[i] = a[g];
    o[g] = p[2] + last(p);
}
