// Each work-item adds three times, the second time without the lock.
__kernel void k(__global const int* a, __global int* o, __global int* lock) {
    if (get_local_id(0) == 0) {
        for (int i = 0; i < 3; ++i) {
            if (i != 1) while (atomic_xchg(lock, 1) != 0) { }
            mem_fence(CLK_GLOBAL_MEM_FENCE);
            o[0] += a[1];
            mem_fence(CLK_GLOBAL_MEM_FENCE);
            if (i != 1) atomic_xchg(lock, 0);
        }
    }
}
