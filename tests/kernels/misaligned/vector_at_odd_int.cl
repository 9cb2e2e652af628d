__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int4 v = *(__global const int4*)(a + g % 32);
    o[g] = v.x + v.w;
}
