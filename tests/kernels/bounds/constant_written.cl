__constant int t[4] = {4, 3, 2, 1};

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __global int* p = (__global int*)(size_t)&t[1];
    if (g == 3) *p = a[g];
    o[g] = t[g % 4];
}
