__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int4 v = (int4)(a[g], 1, 20, 300);
    const int4 m = v > (int4)(10);
    const int4 r = m ? v : -v;
    o[g] = any(m) + 2 * all(m) + (select(v, r, m)).x + r.w + (m && v).y + (!v).z;
}
