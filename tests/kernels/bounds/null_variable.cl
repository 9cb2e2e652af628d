__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __global const int* p = 0;
    if (a[g] != 5) p = a;
    o[g] = p[g];
}
