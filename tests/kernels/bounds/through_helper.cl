int got(__global const int* p, int i) {
    return p[i];
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = got(a + 60, g % 8);
}
