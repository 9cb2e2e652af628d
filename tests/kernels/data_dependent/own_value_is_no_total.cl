// The wrong version: the loop bound is each work-item's own part of the scan.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    s[l] = l / 16 + 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < s[l]; ++i) {
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = a[g];
}
