__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int p[4] = {0, 1, 2, 3};
    o[g] = p[g % 4 - 1];
}
