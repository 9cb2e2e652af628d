// Like counter_as_ticket, but without a fence the writes may become visible later than the ticket.
__kernel void k(__global const int* a, __global int* o, __global int* part, __global int* tickets) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    if (l == 0) {
        part[get_group_id(0)] = a[g];
        if (atomic_inc(tickets) == 1) {
            o[0] = part[0] + part[1];
        }
    }
}
