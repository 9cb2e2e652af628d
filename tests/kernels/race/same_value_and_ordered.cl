// Four groups write. The last one to take a ticket writes another value, but in order; the others write the same value.
__kernel void k(__global int* counter, __global int* o) {
    if (get_local_id(0) == 0) {
        o[0] = 7;
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        const int ticket = atomic_inc(counter);
        if (ticket == 3) {
            mem_fence(CLK_GLOBAL_MEM_FENCE);
            o[0] = 8;
        }
    }
}
