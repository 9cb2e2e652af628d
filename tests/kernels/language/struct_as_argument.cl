struct setting {
    int scale;
    float offset;
};

__kernel void k(__global const int* a, __global float* o, struct setting s) {
    const int g = get_global_id(0);
    o[g] = a[g] * s.scale + s.offset;
}
