__kernel void k(__global const uchar* a, __global int* o) {
    const int g = get_global_id(0);
    if (a[0] != '/' || a[1] != '/') o[1000] = 1;
    o[g] = a[g];
}
