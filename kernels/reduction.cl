// Reductions in local memory: the elements of a work-group become one value.
//
// N        work-items of a group, a power of two
// T        type of an element
// OP       how two elements become one: sum, max or min
// NEUTRAL  the element that changes nothing under OP: it stands in beyond the end of the input

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

// Every second, then every fourth, then every eighth work-item adds: all warps stay busy with few lanes.
__kernel void reduce_interleaved(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 1; k < N; k <<= 1) {
        if (lid % (2 * k) == 0)
            s[lid] = OP(s[lid + k], s[lid]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}

// The same additions, done by the first work-items: few warps with all lanes, but at a growing stride.
__kernel void reduce_compacted(int length, __global const T* in, __global T* out)
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

// The first half takes from the second half: few warps with all lanes, and neighbours read neighbours.
__kernel void reduce_sequential(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = N / 2; k > 0; k >>= 1) {
        if (lid < k)
            s[lid] = OP(s[lid + k], s[lid]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}
