__kernel void k(read_only image1d_array_t a, write_only image1d_array_t o) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    const int g = get_global_id(0);
    write_imagef(o, (int2)(g % 16, g / 16), read_imagef(a, s, (int2)(g % 16, 3 - g / 16)));
}
