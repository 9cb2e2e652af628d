// A single work-item reads the block of the group.

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
#ifndef ITEMS
#define ITEMS 8
#endif

#define sum(a, b) ((a) + (b))

// Sequential reduction of a group's N values into s[0].
void reduce_group(__local T* s)
{
    int lid = get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = N / 2; k > 0; k >>= 1) {
        if (lid < k)
            s[lid] = OP(s[lid + k], s[lid]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

__kernel void reduce_contiguous(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    __local T s[N];
    T value = NEUTRAL;
    int first = get_group_id(0) * N * ITEMS;
    int end = min(first + N * ITEMS, length);
    for (int i = first; lid == 0 && i < end; ++i)
        value = OP(in[i], value);
    s[lid] = value;
    reduce_group(s);
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}
