// Only .w of the last vector is read, and it is outside.
__kernel void k(__global const int4* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g / 4].x + (g == 0 ? a[16].w : 0);
}
