// A single work-item adds everything from global memory.

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

__kernel void reduce_sequential(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    T value = gid < length ? in[gid] : NEUTRAL;
    if (lid == 0) {
        for (int i = 1; i < N && gid + i < length; ++i)
            value = OP(in[gid + i], value);
        out[get_group_id(0)] = value;
    }
}
