__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __global const int* p = a + g;
    __global const int* q = &a[63];
    const long apart = q - p;
    p += apart > 10 ? 10 : 0;
    o[g] = *p + p[-(int)(p - a)] + (p < q) + *(1 + a) + 1 [a];
}
