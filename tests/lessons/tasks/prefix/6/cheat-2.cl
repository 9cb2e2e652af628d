// The rounds stay, the barriers go: few barriers, but work-items read sums that are not ready.
#define sum(a, b) ((a) + (b))

__kernel void scan_hillis_steele(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[2][N];
    int from = 0;
    s[from][lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 1; k < N; k <<= 1) {
        int to = 1 - from;
        if (lid >= k)
            s[to][lid] = OP(s[from][lid - k], s[from][lid]);
        else
            s[to][lid] = s[from][lid];
        from = to;
    }
#ifdef INCLUSIVE
    T result = s[from][lid];
#else
    T result = lid > 0 ? s[from][lid - 1] : NEUTRAL;
#endif
    if (gid < length)
        out[gid] = result;
}
