typedef union {
    uchar4 c;
    uint i;
} Colour;

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    Colour p;
    p.c.x = (uchar)a[g];
    p.c.y = 2;
    p.c.z = 3;
    o[g] = p.c.y;
    o[g] += (int)p.i;
}
