// A scan in local memory goes to the counter once per group, but with 18 barriers.
__kernel void compact_ballot(int length, __global const int* in, __global int* out, __global int* count)
{
    __local int s[N];
    __local int first;
    int lid = get_local_id(0);
    int i = get_global_id(0);
    int own = i < length ? in[i] : 0;
    s[lid] = own != 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 1; k < N; k <<= 1) {
        int front = lid >= k ? s[lid - k] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        s[lid] += front;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == N - 1)
        first = atomic_add(count, s[lid]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (own != 0)
        out[first + s[lid] - 1] = own;
}
