// A work-item's element lies STRIDE behind that of its neighbour.
__kernel void k(__global const uint* in, __global uint* out) {
    const uint g = get_global_id(0);
    out[g * STRIDE] = in[g * STRIDE];
}
