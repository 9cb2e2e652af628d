__kernel void k(read_only image1d_buffer_t a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = read_imagei(a, g + 1).x;
}
