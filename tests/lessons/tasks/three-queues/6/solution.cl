// The warps vote, and one work-item takes places for all warps of the group.
int votes_below(uint4 votes, int lane)
{
    ulong all = (ulong)votes.y << 32 | votes.x;
    return popcount(all & ((1UL << lane) - 1));
}

__kernel void compact_ballot(int length, __global const int* in, __global int* out, __global int* count)
{
    __local int in_front[N];
    __local int first;
    int lane = get_sub_group_local_id();
    int warp = get_sub_group_id();
    int i = get_global_id(0);
    int own = i < length ? in[i] : 0;
    uint4 votes = sub_group_ballot(own != 0);
    if (lane == 0)
        in_front[warp] = popcount(votes.x) + popcount(votes.y);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        int total = 0;
        for (int w = 0; w < get_num_sub_groups(); ++w) {
            int stay = in_front[w];
            in_front[w] = total;
            total += stay;
        }
        first = atomic_add(count, total);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (own != 0)
        out[first + in_front[warp] + votes_below(votes, lane)] = own;
}
