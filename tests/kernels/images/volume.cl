__kernel void k(read_only image3d_t a, __global float4* o) {
    const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    const int g = get_global_id(0);
    o[g] = read_imagef(a, s, (float4)(g % 4 / 3.9f, g / 4 % 4 / 3.9f, g / 16 / 3.9f, 0.0f)) * get_image_depth(a);
}
