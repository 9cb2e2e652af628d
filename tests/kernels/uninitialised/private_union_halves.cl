union u {
    short h[2];
    int i;
    float f;
};

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    union u x, y;
    x.h[0] = (short)a[g];
    if (g > 3) y.f = 1.0f;
    o[g] = x.i;
    o[g] += y.i;
}
