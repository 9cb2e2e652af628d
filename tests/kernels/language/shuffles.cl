__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const uint4 mask = (uint4)(3, 2, (uint)g % 4, 0);
    const int4 v = (int4)(a[g], 1, 2, 3);
    const int4 w = shuffle(v, mask);
    const int4 x = shuffle2(v, w, (uint4)(7, 0, 4, 1));
    o[g] = 1000 * w.x + 100 * w.z + 10 * x.x + x.w;
}
