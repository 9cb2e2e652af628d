__kernel void k(read_only image3d_t a, __global float* o) {
    o[get_global_id(0)] = get_image_depth(a);
}
