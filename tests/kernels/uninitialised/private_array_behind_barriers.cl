// Like private_variable_behind_a_barrier, but with an array whose elements are all written.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0), l = get_local_id(0);
    __local int s[32];
    int p[4];
    for (int i = 0; i < 4; ++i) {
        s[l] = a[g] + i;
        barrier(CLK_LOCAL_MEM_FENCE);
        p[i] = s[31 - l];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = p[0] + p[3];
}
