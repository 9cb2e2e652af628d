__kernel void k(__global const int4* a, __global int4* o) {
    const int g = get_global_id(0);
    const int4 v = a[g];
    o[g].wzyx = v;
    o[g].s1 += v.s2;
    o[g] = o[g] * v + (int4)(1, 2, 3, 4);
    o[g].hi = o[g].lo;
    ++o[g].x;
}
