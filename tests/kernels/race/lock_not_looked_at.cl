// Like lock_by_exchange, but the result of the exchange is ignored: only by chance did the accesses not overlap.
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
