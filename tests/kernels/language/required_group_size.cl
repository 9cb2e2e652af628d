__kernel __attribute__((reqd_work_group_size(32, 1, 1))) __attribute__((vec_type_hint(int)))
void k(__global const int* restrict a, __global int* restrict o) {
    const int g = get_global_id(0);
    o[g] = a[g] + get_local_size(0);
}
