// Gotos after the last barrier cannot skip it.
__kernel void k(__global const int* a, __global int* o) {
    __local int t[32];
    const int l = get_local_id(0);
    t[l] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    int left = 3, sum = 0;
again:
    sum += t[(l + left) & 31];
    if (t[l] & 1) goto skipped;
    sum *= 2;
skipped:
    if (--left > 0) goto again;
    o[get_global_id(0)] = sum;
}
