// Each half of the group passes four barriers, but never the same barrier as the other half.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    if (l < 16) {
        for (int i = 0; i < 4; ++i) barrier(CLK_LOCAL_MEM_FENCE);
    } else {
        for (int i = 4; i > 0; --i) barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = a[g];
}
