__kernel void k(__global const uchar* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g % 4];
}
