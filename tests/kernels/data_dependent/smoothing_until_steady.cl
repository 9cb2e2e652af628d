// Each iteration checks whether any cell changed in the previous one.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    __local int moved;
    s[l] = a[g] % 7;
    if (l == 0) moved = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    while (moved) {
        const int left = s[l > 0 ? l - 1 : 0];
        const int least = min(s[l], left);
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 0) moved = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (least != s[l]) {
            s[l] = least;
            atomic_or(&moved, 1);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = s[l];
}
