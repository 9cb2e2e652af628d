__kernel void k(read_only image2d_t a, sampler_t s, __global float* o) {
    const int g = get_global_id(0);
    o[g] = floor(8.0f * read_imagef(a, s, (float2)(g / 32.0f, g / 16.0f)).x + 0.5f);
}
