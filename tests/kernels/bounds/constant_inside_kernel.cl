__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int t[4] = {4, 3, 2, 1};
    o[g] = t[g % 5];
}
