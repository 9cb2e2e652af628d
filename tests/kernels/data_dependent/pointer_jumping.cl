// Every work-item halves its path to the end of a list, until no path changes.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int next[32];
    __local int jumps;
    next[l] = max(l - 1 - a[g] % 2, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    do {
        const int far = next[next[l]];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 0) jumps = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (far != next[l]) {
            next[l] = far;
            atomic_inc(&jumps);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    } while (jumps > 0);
    o[g] = next[l];
}
