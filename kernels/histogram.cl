// Histograms: how many elements fall into each bin. Every work-item counts several elements.
//
// N           work-items per group
// BINS        number of bins
// COPIES      copies of the bins in local memory
// SUB_GROUPS  defined if the device's compiler supports sub-group functions

#ifndef N
#define N 256
#endif
#ifndef BINS
#define BINS 64
#endif
#ifndef COPIES
#define COPIES 8
#endif

// Every element is an atomic addition in global memory. Equal elements wait for each other.
__kernel void histogram_global_atomics(int length, __global const uint* in, __global uint* bins)
{
    for (int i = get_global_id(0); i < length; i += get_global_size(0))
        atomic_inc(&bins[in[i] % BINS]);
}

// The group counts in its own bins in local memory, and then adds its counts to the bins in global memory.
__kernel void histogram_privatised(int length, __global const uint* in, __global uint* bins)
{
    __local uint own[BINS];
    int lid = get_local_id(0);
    for (int bin = lid; bin < BINS; bin += N)
        own[bin] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < length; i += get_global_size(0))
        atomic_inc(&own[in[i] % BINS]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int bin = lid; bin < BINS; bin += N)
        if (own[bin] > 0)
            atomic_add(&bins[bin], own[bin]);
}

// The group has several copies of its bins, next to each other, and adjacent work-items use different ones.
__kernel void histogram_several_copies(int length, __global const uint* in, __global uint* bins)
{
    __local uint own[BINS][COPIES];
    int lid = get_local_id(0);
    int copy = lid % COPIES;
    for (int bin = lid / COPIES; bin < BINS; bin += N / COPIES)
        own[bin][copy] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < length; i += get_global_size(0))
        atomic_inc(&own[in[i] % BINS][copy]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int bin = lid; bin < BINS; bin += N) {
        uint count = 0;
        for (int k = 0; k < COPIES; ++k)
            count += own[bin][(bin + k) % COPIES]; // adjacent work-items begin with different copies
        if (count > 0)
            atomic_add(&bins[bin], count);
    }
}

#ifdef SUB_GROUPS
// The lanes of a warp whose element is in the same bin as that of lane 0 vote, and lane 0 adds the number of
// votes for all of them. Only the other lanes need an atomic of their own. A warp has at most 64 lanes.
__kernel void histogram_warp_aggregated(int length, __global const uint* in, __global uint* bins)
{
    __local uint own[BINS];
    int lid = get_local_id(0);
    int lane = get_sub_group_local_id();
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
        else if (lane == 0 && bin < BINS)
            atomic_add(&own[bin], popcount(votes.x) + popcount(votes.y));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int bin = lid; bin < BINS; bin += N)
        if (own[bin] > 0)
            atomic_add(&bins[bin], own[bin]);
}
#endif
