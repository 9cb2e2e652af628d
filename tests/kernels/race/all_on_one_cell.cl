// Many work-items write one element: the first pairs are reported, the others are only counted.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[0] = g;
}
