// The values that all work-items wrote decide between two paths; both contain barriers.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    __local int large;
    if (l == 0) large = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (a[g] > 40) atomic_inc(&large);
    s[l] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (large > 16) {
        const int v = s[31 - l];
        barrier(CLK_LOCAL_MEM_FENCE);
        s[l] = v;
    } else {
        const int v = s[l ^ 1];
        barrier(CLK_LOCAL_MEM_FENCE);
        s[l] = -v;
    }
    o[g] = s[l];
}
