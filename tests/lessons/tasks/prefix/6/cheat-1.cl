// One work-item adds up the whole group: one barrier is enough, but 255 work-items watch.
#define sum(a, b) ((a) + (b))

__kernel void scan_hillis_steele(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int first = get_group_id(0) * N;
    __local T s[N];
    s[lid] = first + lid < length ? in[first + lid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0) {
        T total = NEUTRAL;
        for (int i = 0; i < N && first + i < length; ++i) {
#ifdef INCLUSIVE
            total = OP(total, s[i]);
            out[first + i] = total;
#else
            out[first + i] = total;
            total = OP(total, s[i]);
#endif
        }
    }
}
