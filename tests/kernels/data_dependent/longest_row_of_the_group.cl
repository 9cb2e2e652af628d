// Rows of different lengths; all work-items make as many iterations as the longest row needs.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int longest;
    __local int s[32];
    if (l == 0) longest = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    const int length = a[g] % 6;
    atomic_max(&longest, length);
    barrier(CLK_LOCAL_MEM_FENCE);
    int x = 0;
    for (int i = 0; i < longest; ++i) {
        s[l] = i < length ? a[g] + i : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        x += s[l ^ 1];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = x;
}
