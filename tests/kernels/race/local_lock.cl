// A lock in local memory, which the kernel sets first.
__kernel void k(__global int* o) {
    __local volatile int lock;
    __local int sum;
    const int l = get_local_id(0);
    if (l == 0) { lock = 0; sum = 0; }
    barrier(CLK_LOCAL_MEM_FENCE);
    bool done = false;
    while (!done) {
        if (atomic_cmpxchg(&lock, 0, 1) == 0) {
            mem_fence(CLK_LOCAL_MEM_FENCE);
            sum += l;
            mem_fence(CLK_LOCAL_MEM_FENCE);
            atomic_xchg(&lock, 0);
            done = true;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) o[get_group_id(0)] = sum;
}
