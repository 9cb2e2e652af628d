// Like last_group_reads_all, but the ticket may be taken before the other items of the group have written.
__kernel void k(__global int* sums, __global int* o, __global int* tickets) {
    __local int is_last;
    const int l = get_local_id(0);
    sums[get_global_id(0)] = l;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    if (l == 0) is_last = atomic_inc(tickets) == get_num_groups(0) - 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (is_last) o[l] = sums[l] + sums[l + 32];
}
