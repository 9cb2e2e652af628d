// Like last_group_reads_all, but the ticket is not taken by an atomic.
__kernel void k(__global int* sums, __global int* o, __global int* tickets) {
    __local int is_last;
    const int l = get_local_id(0);
    sums[get_global_id(0)] = l;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) { is_last = tickets[0] == get_num_groups(0) - 1; tickets[0] = tickets[0] + 1; }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_group_id(0) == 1) o[l] = sums[l] + sums[l + 32];
}
