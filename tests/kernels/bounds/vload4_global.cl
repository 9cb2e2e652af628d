__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int4 v = vload4(g / 4, a + 1);
    o[g] = v.w;
}
