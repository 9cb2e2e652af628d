__kernel void k(__global const half* a, __global half* o) {
    const int g = get_global_id(0);
    vstore_half(vload_half(g, a) * 2.0f, g, o);
}
