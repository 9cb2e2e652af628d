__kernel void k(__constant int* t, __global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __constant int* p = t + 1;
    o[g] = p[g % 3] * a[g];
}
