// One work-item of each group numbers the elements alone, in a loop over the whole group.
__kernel void compact_ballot(int length, __global const int* in, __global int* out, __global int* count)
{
    __local int place[N];
    __local int first;
    int lid = get_local_id(0);
    int i = get_global_id(0);
    int own = i < length ? in[i] : 0;
    place[lid] = own != 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0) {
        int total = 0;
        for (int k = 0; k < N; ++k) {
            int stays = place[k];
            place[k] = total;
            total += stays;
        }
        first = atomic_add(count, total);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (own != 0)
        out[first + place[lid]] = own;
}
