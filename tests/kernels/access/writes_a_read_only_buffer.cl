__kernel void k(__global int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g];
    if (g == 5) a[g] = 0;
}
