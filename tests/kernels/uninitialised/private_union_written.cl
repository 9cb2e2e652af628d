// Every byte is written before it is read, or the union is only copied.
typedef union {
    float f;
    uint i;
    uchar4 c;
    ushort h[2];
} Word;
typedef union {
    struct {
        char tag;
        int value;
    } s;
    int2 both;
} Pair;

int top(Word w) { return w.h[1]; }

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    Word x, y, z;
    x.f = (float)a[g];
    y.h[0] = (ushort)x.i;
    y.h[1] = x.h[1];
    y.i ^= 1u;
    Word one;
    one.c.x = 1;
    z.c.xy = x.c.zw;
    z.c.wz = x.c.xy;
    for (int i = 0; i < 2; ++i) z.h[1 - i] = z.h[i] + i;
    Word copy;
    copy = y;
    Pair p;
    p.s.tag = 1;
    p.s.value = g;
    Pair q;
    q = p;
    int k = 0;
    Word w;
    while (k < 4) w.c[k++] = 7;
    Word set;
    set.c = (uchar4)(1, 2, 3, 4);
    o[g] = (int)(y.i + z.i + copy.i + w.i + set.i) + q.s.value + q.s.tag + top(x) + one.c.xy.x;
}
