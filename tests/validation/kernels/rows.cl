// Two-dimensional groups, and images with rows of PITCH elements.
__kernel void k(__global const uint* in, __global uint* out) {
    const uint x = get_global_id(0);
    const uint y = get_global_id(1);
    out[x * PITCH + y] = in[y * PITCH + x];
}
