// The group computes both loop bounds itself.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int rounds[4];
    __local int s[32];
    if (l < 4) rounds[l] = a[32 * get_group_id(0) + l] % 4;
    s[l] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < rounds[3] + 1; ++i) {
        for (int j = 0; j < rounds[i]; ++j) {
            const int v = s[(l + 1) % 32];
            barrier(CLK_LOCAL_MEM_FENCE);
            s[l] += v & 1;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    }
    o[g] = s[l];
}
