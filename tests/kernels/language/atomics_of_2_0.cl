__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g];
    atomic_fetch_add((volatile __global atomic_int*)o, 1);
}
