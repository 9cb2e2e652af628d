// A buffer of texels is read without a sampler.
__kernel void k(read_only image1d_buffer_t a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = read_imagei(a, 63 - g).x;
}
