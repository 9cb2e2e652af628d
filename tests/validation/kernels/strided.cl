// The elements of neighbouring work-items are STRIDE elements apart.
__kernel void k(__global const uint* in, __global uint* out) {
    const uint g = get_global_id(0);
    out[g * STRIDE] = in[g * STRIDE];
}
