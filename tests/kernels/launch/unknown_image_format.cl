__kernel void k(read_only image2d_t a, __global int* o) {
    o[get_global_id(0)] = get_image_width(a);
}
