__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __global const int* t[2] = {a, a + 32};
    o[g] = t[g % 2][g / 2 + 1];
}
