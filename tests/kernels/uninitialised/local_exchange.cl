// An exchange whose result is not used does not depend on the old value.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    atomic_xchg(&s[l], a[g]);
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[31 - l];
}
