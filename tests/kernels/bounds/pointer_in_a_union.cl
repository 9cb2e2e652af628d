union both {
    __global int* p;
    ulong u;
};

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    union both v;
    v.p = o;
    v.u += 4 * (ulong)g;
    if (g == 2) v.u += (ulong)1 << 33;
    *v.p = a[g];
}
