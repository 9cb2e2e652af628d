// The first increment reads an uninitialised value. It is unknown which group makes it.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    if (a[g] >= 0) atomic_inc(&o[0]);
}
