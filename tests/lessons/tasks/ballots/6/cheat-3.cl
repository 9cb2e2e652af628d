// Everybody with the name of lane 0 raises a hand, but the others are not counted.
__kernel void histogram_privatised(int length, __global const uint* in, __global uint* bins)
{
    __local uint own[BINS];
    int lid = get_local_id(0);
    for (int bin = lid; bin < BINS; bin += N)
        own[bin] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < length; i += get_global_size(0)) {
        uint bin = in[i] % BINS;
        uint4 votes = sub_group_ballot(bin == sub_group_broadcast(bin, 0));
        if (get_sub_group_local_id() == 0)
            atomic_add(&own[bin], popcount(votes.x) + popcount(votes.y));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int bin = lid; bin < BINS; bin += N)
        if (own[bin] > 0)
            atomic_add(&bins[bin], own[bin]);
}
