// The first work-items add: full warps work, and empty warps do nothing.
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

__kernel void reduce_interleaved(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 1; k < N; k <<= 1) {
        int i = 2 * k * lid;
        if (i < N)
            s[i] = OP(s[i + k], s[i]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}
