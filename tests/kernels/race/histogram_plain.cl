__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[4];
    if (l < 4) s[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    s[a[g] % 4] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 4) o[4 * get_group_id(0) + l] = s[l];
}
