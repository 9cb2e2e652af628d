__kernel void k(read_only image2d_t a, sampler_t s, __global float* o) {
    const int g = get_global_id(0);
    o[g] = read_imagef(a, s, (float2)(g - 20 + 0.5f, 1.5f)).w;
}
