__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x;
    if (g > 3) x = a[g];
    o[g] = x;
}
