// Members are written on all paths, by assigning the whole struct, or by a helper, or they are not needed.
typedef struct {
    int count;
    int2 range;
} Part;

int count_of(Part p) {
    return p.count;
}

void fill(Part* p) {
    p->range = (int2)(3, 4);
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    Part p;
    if (a[g] > 9) p.range = (int2)(1, 2);
    else p.range = (int2)(5);
    p.count = a[g];
    Part whole;
    whole = p;
    Part half_known;
    half_known.count = 1;
    Part filled;
    filled.count = 2;
    fill(&filled);
    o[g] = p.range.x + whole.range.y + count_of(half_known) + filled.range.x;
}
