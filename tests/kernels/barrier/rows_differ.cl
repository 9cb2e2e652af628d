__kernel void k(__global const int* a, __global int* o) {
    const int x = get_global_id(0);
    const int y = get_global_id(1);
    if (get_local_id(1) == 0) barrier(CLK_LOCAL_MEM_FENCE);
    o[8 * y + x] = a[8 * y + x];
}
