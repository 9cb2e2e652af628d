// The first work-item writes the remaining count between two barriers.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    __local int left;
    s[l] = a[g];
    if (l == 0) left = 32;
    barrier(CLK_LOCAL_MEM_FENCE);
    while (left > 1) {
        const int half_left = left / 2;
        if (l < half_left) s[l] += s[l + half_left];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 0) left = half_left;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) o[g] = s[0];
}
