// Like counter_as_ticket, but the ticket is taken before the write, so it does not order the write.
__kernel void k(__global const int* a, __global int* o, __global int* part, __global int* tickets) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    if (l == 0) {
        const int ticket = atomic_inc(tickets);
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        part[get_group_id(0)] = a[g];
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        if (ticket == 1) o[0] = part[0] + part[1];
    }
}
