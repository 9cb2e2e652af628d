// Of four groups the last to take a ticket writes another value: the others' pairs write the same, its own are ordered.
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
