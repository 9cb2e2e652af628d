__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    if (g == 70) printf("%s\n", (__constant char*)(size_t)(8 + a[g]));
    o[g] = a[g];
}
