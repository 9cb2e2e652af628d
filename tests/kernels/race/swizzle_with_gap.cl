// The write to .xz does not touch .y and .w, which the neighbour writes.
__kernel void k(__global const int* a, __global int4* o) {
    const int g = get_global_id(0);
    if (g % 2 == 0) o[g / 2].xz = (int2)(a[g], 1);
    else o[g / 2].yw = (int2)(a[g], 2);
}
