__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    prefetch(a + 32 * get_group_id(0), 32);
    o[g] = a[g];
}
