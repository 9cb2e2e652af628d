// Members of a union share their bytes: three of four bytes are not enough.
typedef union {
    uchar b[4];
    int i;
} Word;

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    Word x, y;
    for (int i = 0; i < 4; ++i) x.b[i] = (uchar)(a[g] + i);
    for (int i = 0; i < 3; ++i) y.b[i] = (uchar)(a[g] + i);
    o[g] = x.i;
    o[g] += y.i;
}
