union bits {
    float f;
    uint u;
    uchar b[4];
};

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    union bits v;
    v.f = (float)a[g];
    o[g] = v.u ^ v.b[3];
}
