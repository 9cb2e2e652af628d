int got(__global const int* p, int i) {
    return p ? p[i] : -1;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = got(g % 2 == 0 ? a : (__global const int*)0, g);
}
