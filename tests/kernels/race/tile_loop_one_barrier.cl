// An iteration overwrites the tile while other work-items still read the tile of the previous iteration.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    int sum = 0;
    for (int t = 0; t < 2; ++t) {
        s[l] = a[32 * t + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += s[31 - l];
    }
    o[g] = sum;
}
