// Values that an earlier group left in local memory do not count as initialised.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    if (get_group_id(0) == 0) s[l] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[l];
}
