__kernel void k(__global const int* a, __global int* o, int n) {
    const int g = get_global_id(0);
    if (g < n) o[g] = a[g];
}
