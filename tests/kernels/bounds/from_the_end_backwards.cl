__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __global const int* end = a + 64;
    o[g] = *(end - 1 - g);
}
