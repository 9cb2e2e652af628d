// Every work-item adds up all elements in front of it, without any help from its neighbours.
#define sum(a, b) ((a) + (b))

__kernel void scan_hillis_steele(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    T total = NEUTRAL;
    for (int i = 0; i < lid; ++i)
        total = OP(total, s[i]);
#ifdef INCLUSIVE
    total = OP(total, s[lid]);
#endif
    if (gid < length)
        out[gid] = total;
}
