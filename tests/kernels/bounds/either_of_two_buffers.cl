// Each access is checked against the buffer that the work-item chose.
__kernel void k(__global const int* a, __global int* o, __global const int* b) {
    const int g = get_global_id(0);
    __global const int* p = g % 2 == 0 ? a : b;
    o[g] = p[g];
}
