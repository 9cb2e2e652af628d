// More clerks: eight copies of the bins shorten the queues, but need eight times as much local memory.
#define COPIES_OF_BINS 8

__kernel void histogram_privatised(int length, __global const uint* in, __global uint* bins)
{
    __local uint own[BINS][COPIES_OF_BINS];
    int lid = get_local_id(0);
    for (int i = lid; i < BINS * COPIES_OF_BINS; i += N)
        own[i / COPIES_OF_BINS][i % COPIES_OF_BINS] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < length; i += get_global_size(0))
        atomic_inc(&own[in[i] % BINS][lid % COPIES_OF_BINS]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int bin = lid; bin < BINS; bin += N) {
        uint count = 0;
        for (int k = 0; k < COPIES_OF_BINS; ++k)
            count += own[bin][k];
        atomic_add(&bins[bin], count);
    }
}
