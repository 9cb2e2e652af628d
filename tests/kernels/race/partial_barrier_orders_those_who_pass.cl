// Each work-item passes one of the two barriers, but only together with its own half of the group.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    s[l] = a[g];
    if (l < 16) barrier(CLK_LOCAL_MEM_FENCE);
    else barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[l ^ 1];
    o[64 + g] = s[l ^ 16];
}
