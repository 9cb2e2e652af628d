__constant sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

float4 texel(read_only image2d_t a, int2 at) {
    return read_imagef(a, s, at);
}

__kernel void k(read_only image2d_t a, __global float4* o) {
    const int g = get_global_id(0);
    o[g] = texel(a, (int2)(g % 8, g / 8)) + texel(a, (int2)(0, 0));
}
