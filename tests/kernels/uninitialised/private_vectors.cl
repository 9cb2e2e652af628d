// The components of an element are written one at a time.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int4 p[2];
    p[0].x = a[g];
    p[0].yzw = (int3)(1, 2, 3);
    p[1] = p[0].wzyx;
    int4 v;
    v.lo = p[1].hi;
    v.hi = p[0].lo;
    int2 pair;
    pair.s0 = v.x;
    pair.s1 = v.w;
    o[g] = pair.x + pair.y + v.z;
}
