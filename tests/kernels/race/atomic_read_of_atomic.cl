__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    atomic_max(&o[0], 100);
    o[1 + g] = atomic_max(&o[0], a[g]);
}
