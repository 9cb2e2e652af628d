// All work-items add in every round: nobody is missing, but the upper half reads and writes what others need.
#define sum(a, b) ((a) + (b))

__kernel void reduce_barrier_in_branch(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = N / 2; k > 0; k >>= 1) {
        s[lid] = OP(s[(lid + k) % N], s[lid]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}
