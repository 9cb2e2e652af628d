__kernel void k(read_only image1d_t a, __global float* o) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    const int g = get_global_id(0);
    o[g] = read_imagef(a, s, g).x;
}
