// Five bytes hold one int, and a quarter of the next.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g % 2];
}
