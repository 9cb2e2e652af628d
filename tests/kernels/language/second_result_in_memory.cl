__kernel void k(__global const float* a, __global float* o) {
    const int g = get_global_id(0);
    o[2 * g] = modf(a[g], o + 2 * g + 1);
}
