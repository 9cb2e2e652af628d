// Some work-items take a path that does not write the variable, and then all meet at a barrier.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0), l = get_local_id(0);
    __local int s[32];
    int x;
    s[l] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 30) x = s[31 - l];
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = x;
}
