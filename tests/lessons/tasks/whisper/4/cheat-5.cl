// The barriers stay: shuffles replace only the last five rounds.

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

T reduce_warp(T value)
{
    for (int k = get_max_sub_group_size() / 2; k > 0; k >>= 1) {
        T other = sub_group_shuffle_down(value, k);
        value = OP(other, value);
    }
    return value;
}

__kernel void reduce_sequential(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = N / 2; k >= 32; k >>= 1) {
        if (lid < k)
            s[lid] = OP(s[lid + k], s[lid]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (get_sub_group_id() == 0) {
        T total = reduce_warp(s[lid]);
        if (lid == 0)
            out[get_group_id(0)] = total;
    }
}
