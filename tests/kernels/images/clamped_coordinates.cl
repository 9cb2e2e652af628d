// For coordinates outside the image, the sampler returns the edge.
__kernel void k(read_only image2d_t a, __global float* o) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    const int g = get_global_id(0);
    o[g] = read_imagef(a, s, (int2)(g - 20, 2 * g - 30)).y;
}
