// Floats are halved until the sum of the group's errors is small.
__kernel void k(__global const float* a, __global float* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local float error[32];
    float x = a[g];
    float sum = 0.0f;
    do {
        error[l] = x;
        for (int d = 16; d > 0; d /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            if (l < d) error[l] += error[l + d];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        sum = error[0];
        barrier(CLK_LOCAL_MEM_FENCE);
        x *= 0.5f;
    } while (sum > 4.0f);
    o[g] = x;
}
