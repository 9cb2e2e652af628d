// The first lane of each warp counts all ballots of its warp alone: no queue, but 31 idle lanes.
__kernel void histogram_privatised(int length, __global const uint* in, __global uint* bins)
{
    __local uint own[BINS];
    int lid = get_local_id(0);
    for (int bin = lid; bin < BINS; bin += N)
        own[bin] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid % 32 == 0)
        for (int first = get_global_id(0); first < length; first += get_global_size(0))
            for (int i = first; i < first + 32 && i < length; ++i)
                atomic_inc(&own[in[i] % BINS]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int bin = lid; bin < BINS; bin += N)
        if (own[bin] > 0)
            atomic_add(&bins[bin], own[bin]);
}
