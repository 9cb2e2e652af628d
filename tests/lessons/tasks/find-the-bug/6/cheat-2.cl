// One work-item adds up everything after the first barrier.
#define sum(a, b) ((a) + (b))

__kernel void reduce_barrier_in_branch(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0)
        for (int i = 1; i < N; ++i)
            s[0] = OP(s[i], s[0]);
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}
