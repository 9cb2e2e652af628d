__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    if (o == 0 || a[g] > 60) atomic_inc(o + g);
}
