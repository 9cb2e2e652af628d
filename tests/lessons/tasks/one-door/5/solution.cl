// Each group counts in local memory first, and adds its own counts to the global bins at the end.
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
        if (own[bin] > 0)
            atomic_add(&bins[bin], own[bin]);
}
