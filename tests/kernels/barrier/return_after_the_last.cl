__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    s[l] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l != 0) return;
    for (int i = 1; i < 32; ++i) s[0] += s[i];
    o[g] = s[0];
}
