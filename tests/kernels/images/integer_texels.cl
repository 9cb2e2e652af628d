__kernel void k(read_only image2d_t a, __global int* o) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    const int g = get_global_id(0);
    const uint4 v = read_imageui(a, s, (int2)(g % 8, g / 8));
    o[g] = v.x + v.y + v.w;
}
