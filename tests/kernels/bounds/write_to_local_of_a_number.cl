// A number that is cast to a local pointer does not point to local memory.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    s[l] = a[g];
    if (l == 3) *(__local int*)(size_t)(4 * a[0] + 8) = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[l];
}
