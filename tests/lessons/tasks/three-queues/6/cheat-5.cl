// Nobody asks for places: each group takes those from its own number on, so that gaps are left.
int votes_below(uint4 votes, int lane)
{
    ulong all = (ulong)votes.y << 32 | votes.x;
    return popcount(all & ((1UL << lane) - 1));
}

__kernel void compact_ballot(int length, __global const int* in, __global int* out, __global int* count)
{
    int lane = get_sub_group_local_id();
    int i = get_global_id(0);
    int own = i < length ? in[i] : 0;
    uint4 votes = sub_group_ballot(own != 0);
    if (get_local_id(0) == 0)
        atomic_add(count, N / 2);
    if (own != 0)
        out[i - lane + votes_below(votes, lane)] = own;
}
