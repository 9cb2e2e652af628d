// Only the work-item that holds the lock adds.
__kernel void k(__global const int* a, __global int* o, __global int* lock) {
    const int l = get_local_id(0);
    if (l == 0) {
        while (atomic_cmpxchg(lock, 0, 1) != 0) {
        }
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        o[0] += a[1];
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        atomic_xchg(lock, 0);
    }
}
