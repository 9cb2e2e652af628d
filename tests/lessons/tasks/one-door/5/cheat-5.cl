// One work-item of each group counts in registers and sends each element on: fewer requests, but no local bins.
__kernel void histogram_global(int length, __global const uint* in, __global uint* bins)
{
    int first = get_group_id(0) * N;
    if (get_local_id(0) < 2)
        for (int i = first + get_local_id(0); i < first + N && i < length; i += 2)
            atomic_inc(&bins[in[i] % BINS]);
}
