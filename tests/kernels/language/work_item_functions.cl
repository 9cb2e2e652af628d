__kernel void k(__global const int* a, __global int* o) {
    const size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    const size_t at = (z * get_global_size(1) + y) * get_global_size(0) + x;
    size_t n = get_local_id(0) + 2 * get_local_id(1) + 3 * get_local_id(2) + 5 * get_group_id(0);
    n += 7 * get_group_id(1) + 11 * get_group_id(2) + 13 * get_num_groups(1) + get_local_size(2);
    n += get_work_dim() + get_global_offset(1) + get_global_id(7) + get_local_size(9);
    o[at] = n + a[at];
}
