__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    float p[4] = {0, 0, 0, 0};
    o[g] = (int)fract(1.5f + a[g], p + a[g]);
}
