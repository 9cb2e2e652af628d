__kernel void k(__global int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = g;
    atomic_inc(&a[g]);
}
