// The numbers are added from global memory, so that local memory has nothing to do.

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

__kernel void reduce_compacted(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    T value = gid < length ? in[gid] : NEUTRAL;
    for (int i = 1; lid == 0 && i < N; ++i)
        value = OP(in[gid + i], value);
    if (lid == 0)
        out[get_group_id(0)] = value;
}
