// Both operands of && are uniform in a group.
__kernel void k(__global const int* a, __global int* o, int n) {
    const int g = get_global_id(0);
    if (n > 3 && get_group_id(0) == 1) barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = a[g];
}
