__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[7];
    s[l] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[6 - l];
}
