__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    if (g == 0) atomic_cmpxchg(&o[0], 0, 1);
    o[1 + g] = o[0];
}
