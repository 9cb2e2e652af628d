// Each warp goes to the counter itself, but only if one of its lanes has an element: still too many visits.
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
    int stay = popcount(votes.x) + popcount(votes.y);
    int first = 0;
    if (lane == 0 && stay > 0)
        first = atomic_add(count, stay);
    first = sub_group_broadcast(first, 0);
    if (own != 0)
        out[first + votes_below(votes, lane)] = own;
}
