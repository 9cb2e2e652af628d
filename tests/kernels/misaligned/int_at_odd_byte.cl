__kernel void k(__global const char* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = *(__global const int*)(a + g);
}
