// There is a barrier after the fill and one after the loop, but none between the rounds.

#ifndef N
#define N 256
#endif
#ifndef T
#define T float
#endif
#ifndef OP
#define OP sum
#define NEUTRAL 0
#endif

#define sum(a, b) ((a) + (b))

__kernel void reduce_no_barrier(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = N / 2; k > 0; k >>= 1) {
        if (lid < k)
            s[lid] = OP(s[lid + k], s[lid]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}
