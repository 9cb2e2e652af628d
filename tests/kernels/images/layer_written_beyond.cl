// A sampler clamps the layer of a read to the nearest existing one. Writes are not clamped.
__kernel void k(read_only image2d_array_t a, write_only image2d_array_t o) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    const int g = get_global_id(0);
    const int4 at = (int4)(g % 8, g / 8 % 4, 1 + g / 32, 0);
    write_imagef(o, at, read_imagef(a, s, at));
}
