// Like counter_as_ticket, but the fence before the ticket orders only reads, not the write.
__kernel void k(__global const int* a, __global int* o, __global int* part, __global int* tickets) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    if (l == 0) {
        part[get_group_id(0)] = a[g];
        read_mem_fence(CLK_GLOBAL_MEM_FENCE);
        if (atomic_inc(tickets) == 1) {
            mem_fence(CLK_GLOBAL_MEM_FENCE);
            o[0] = part[0] + part[1];
        }
    }
}
