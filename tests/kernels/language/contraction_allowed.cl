// With contraction allowed, a compiler may contract in one of the two kernels and not in the other: only in the plain
// kernel are the product and the sum of an iteration next to each other.
#pragma OPENCL FP_CONTRACT ON

__kernel void blur(__global const float4* in, __constant float* weights, __global float4* out) {
    const int item = get_global_id(0);
    float4 sum = (float4)(0.0f);
    for (int i = 0; i < 5; i++) {
        sum += in[(item + i) % 64] * (weights[i] / 3.0f);
    }
    out[item] = sum;
}
