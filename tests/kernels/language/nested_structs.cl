struct point {
    float x, y;
};
struct box {
    struct point low;
    struct point high;
    int id[2];
};

__kernel void k(__global const struct box* a, __global float* o) {
    const int g = get_global_id(0);
    __global const struct box* b = &a[g % 8];
    struct box c = *b;
    c.high = b->low;
    c.high.x += (*b).high.y;
    o[g] = c.high.x + c.low.y + b->id[1];
}
