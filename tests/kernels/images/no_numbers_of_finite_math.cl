// -cl-finite-math-only promises that there are no NaNs. A kernel that breaks the promise still reads nothing outside.
__kernel void k(read_only image2d_t a, __global const float* b, __global float* o) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    const int g = get_global_id(0);
    o[g] = read_imagef(a, s, (float2)(sqrt(b[g] - 1.0f), 0.5f)).x;
}
