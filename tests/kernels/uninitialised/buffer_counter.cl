// The first increment of each counter reads an uninitialised value.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    if (a[g] >= 0) atomic_inc(&o[g / 32]);
}
