__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int4 v = (int4)(a[g], a[63 - g], 3, 4);
    v.xy = v.yx;
    v.s3 = v.even.s1 + v.hi.y;
    v.lo += v.odd;
    int8 w = (int8)(v, v.wzyx);
    w.s0246 *= 2;
    o[g] = w.s0 + w.s3 * w.s7;
}
