// A pointer that is converted to a number and back is still the same pointer.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const size_t n = (size_t)a;
    __global const int* p = (__global const int*)(n + 4 * (size_t)g);
    o[g] = *p;
}
