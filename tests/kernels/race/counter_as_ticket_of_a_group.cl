// One work-item takes the ticket for its group; all work-items of the last group read what the other group wrote.
__kernel void k(__global const int* a, __global int* o, __global int* part, __global int* tickets) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int ticket;
    if (l == 3) part[get_group_id(0)] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (l == 0) ticket = atomic_inc(tickets);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (ticket == 1) o[l] = part[0] + part[1];
}
