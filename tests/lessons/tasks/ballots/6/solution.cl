// The lanes with the bin of lane 0 vote, and lane 0 adds for all of them.
__kernel void histogram_privatised(int length, __global const uint* in, __global uint* bins)
{
    __local uint own[BINS];
    int lid = get_local_id(0);
    for (int bin = lid; bin < BINS; bin += N)
        own[bin] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int first = get_group_id(0) * N; first < length; first += get_global_size(0)) {
        int i = first + lid;
        uint bin = i < length ? in[i] % BINS : BINS; // BINS: there is no element
        uint chosen = sub_group_broadcast(bin, 0);
        uint4 votes = sub_group_ballot(bin == chosen);
        if (bin != chosen && bin < BINS)
            atomic_inc(&own[bin]);
        else if (get_sub_group_local_id() == 0 && bin < BINS)
            atomic_add(&own[bin], popcount(votes.x) + popcount(votes.y));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int bin = lid; bin < BINS; bin += N)
        if (own[bin] > 0)
            atomic_add(&bins[bin], own[bin]);
}
