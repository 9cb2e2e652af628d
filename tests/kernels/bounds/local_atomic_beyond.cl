__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[8];
    if (l < 8) s[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&s[a[g] % 9]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 8) atomic_add(&o[l], s[l]);
}
