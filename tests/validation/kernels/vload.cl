// Loads four floats at once through a pointer to single floats.
__kernel void k(__global const float* in, __global float* out) {
    const uint g = get_global_id(0);
    vstore4(vload4(g, in) * 2.0f, g, out);
}
