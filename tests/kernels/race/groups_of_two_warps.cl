// 64 work-items per group: the second half is another warp.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[64];
    s[l] = a[g];
    o[g] = s[(l + 32) % 64];
}
