// vloada_half2 requires a multiple of 4 bytes.
__kernel void k(__global const half* a, __global float* o) {
    const int g = get_global_id(0);
    o[g] = vloada_half2(0, a + g).y;
}
