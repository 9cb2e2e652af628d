__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[2][32];
    int from = 0;
    s[0][l] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 1; k < 32; k *= 2) {
        s[1 - from][l] = s[from][l] + (l >= k ? s[from][l - k] : 0);
        from = 1 - from;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = s[from][l];
}
