// As lock_by_exchange, but nobody looks at what the exchange returned: that they did not meet was chance.
__kernel void k(__global const int* a, __global int* o, __global int* lock) {
    const int l = get_local_id(0);
    if (l == 0) {
        atomic_xchg(lock, 1);
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        o[0] += a[1];
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        atomic_xchg(lock, 0);
    }
}
