__kernel void k(__global const half* a, __global float* o) {
    const int g = get_global_id(0);
    o[g] = vload_half(g + 1, a);
}
