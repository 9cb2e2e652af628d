// Level one uses shuffles, but every lane writes to local memory, and the first warp adds in a loop.

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
    s[lid] = reduce_warp(gid < length ? in[gid] : NEUTRAL);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0) {
        T total = NEUTRAL;
        for (int i = 0; i < N; i += get_max_sub_group_size())
            total = OP(s[i], total);
        out[get_group_id(0)] = total;
    }
}
