// Neighbouring work-items copy values of type T; the reads start at element OFFSET.
__kernel void k(__global const T* in, __global T* out) {
    const uint g = get_global_id(0);
    out[g] = in[g + OFFSET];
}
