// The buffer has five bytes: one int and a quarter of the next one.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g % 2];
}
