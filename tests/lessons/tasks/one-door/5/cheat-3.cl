// The groups add their counts to the global bins without atomics, so that they overwrite each other's sums.
__kernel void histogram_global(int length, __global const uint* in, __global uint* bins)
{
    __local uint own[BINS];
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    for (int bin = lid; bin < BINS; bin += N)
        own[bin] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (gid < length)
        atomic_inc(&own[in[gid] % BINS]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int bin = lid; bin < BINS; bin += N)
        bins[bin] += own[bin];
}
