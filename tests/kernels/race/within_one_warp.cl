// Correct on hardware that runs these 16 work-items in lockstep, which OpenCL does not guarantee.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local volatile int s[32];
    s[l] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16) {
        s[l] += s[l + 16];
        s[l] += s[l + 8];
    }
    if (l == 0) o[g] = s[0];
}
