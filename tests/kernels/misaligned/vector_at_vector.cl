__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int4 v = *(__global const int4*)(a + 4 * (g % 16));
    o[g] = v.x + v.w;
}
