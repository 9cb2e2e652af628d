__kernel void k(read_only image2d_t a, __global int* o) {
    const int g = get_global_id(0);
    const int2 size = get_image_dim(a);
    o[g] = get_image_width(a) * 100 + size.y * 10 + (get_image_channel_order(a) == CLK_RGBA);
}
