// Each group has its own half, and each work-item its own element in it.
__kernel void k(__global const int* a, __global int* o) {
    const int l = get_local_id(0);
    const int half_of = 32 * get_group_id(0);
    o[half_of + (l * 7) % 32] = a[half_of + l];
}
