// A return in a loop with barriers. All work-items of a group return in the same iteration.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int found;
    if (l == 0) found = -1;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < 16; ++i) {
        if (a[g] == 5 * i + 3) found = i;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (found >= 0) {
            o[g] = found;
            return;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = -1;
}
