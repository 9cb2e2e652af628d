// Compaction: the elements that are not zero move to the front of the output, in any order. `count` is the
// number of elements that are already there.
//
// N           work-items per group
// SUB_GROUPS  defined if the device's compiler supports sub-group functions

#ifndef N
#define N 256
#endif

// Every element that stays takes the next place with an atomic of its own.
__kernel void compact_atomic(int length, __global const int* in, __global int* out, __global int* count)
{
    int i = get_global_id(0);
    if (i < length && in[i] != 0)
        out[atomic_inc(count)] = in[i];
}

// A scan numbers the elements of the group that stay. One work-item then takes places for all of them.
__kernel void compact_scan(int length, __global const int* in, __global int* out, __global int* count)
{
    __local int s[N];
    __local int first;
    int lid = get_local_id(0);
    int i = get_global_id(0);
    int own = i < length ? in[i] : 0;
    s[lid] = own != 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 1; k < N; k <<= 1) {
        int front = lid >= k ? s[lid - k] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        s[lid] += front;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == N - 1)
        first = atomic_add(count, s[lid]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (own != 0)
        out[first + s[lid] - 1] = own;
}

#ifdef SUB_GROUPS
// The number of votes of the lanes below `lane`. A warp has at most 64 lanes.
int votes_below(uint4 votes, int lane)
{
    ulong all = (ulong)votes.y << 32 | votes.x;
    return popcount(all & ((1UL << lane) - 1));
}

// The lanes of a warp vote whether their element stays. The votes number the elements without local memory
// and without a barrier, and one lane takes places for all of them.
__kernel void compact_ballot(int length, __global const int* in, __global int* out, __global int* count)
{
    int lane = get_sub_group_local_id();
    int i = get_global_id(0);
    int own = i < length ? in[i] : 0;
    uint4 votes = sub_group_ballot(own != 0);
    int first = 0;
    if (lane == 0)
        first = atomic_add(count, popcount(votes.x) + popcount(votes.y));
    first = sub_group_broadcast(first, 0);
    if (own != 0)
        out[first + votes_below(votes, lane)] = own;
}
#endif
