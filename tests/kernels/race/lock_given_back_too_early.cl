// Like lock_by_compare_exchange, but the write follows the release of the lock.
__kernel void k(__global const int* a, __global int* o, __global int* lock) {
    const int l = get_local_id(0);
    if (l == 0) {
        while (atomic_cmpxchg(lock, 0, 1) != 0) {
        }
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        const int before = o[0];
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        atomic_xchg(lock, 0);
        o[0] = before + a[1];
    }
}
