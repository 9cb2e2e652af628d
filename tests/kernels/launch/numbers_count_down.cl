__kernel void k(__global const int* a, __global const float* b, __global int* o) {
    const int g = get_global_id(0);
    if (a[0] != 63 || a[63] != 0 || b[2] != 0.5f) o[1000] = 1;
    o[g] = a[g];
}
