__kernel void k(__global int* a, __global int* o, __global int* b) {
    const int g = get_global_id(0);
    o[g] = a[g];
    b[g] += a[g];
}
