void meet(void) {
    barrier(CLK_LOCAL_MEM_FENCE);
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    if (l < 8) meet();
    o[g] = a[g];
}
