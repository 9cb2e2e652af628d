__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    int p[4] = {0, 1, 2, 3};
    p[g % 5] = 9;
    o[g] = p[0];
}
