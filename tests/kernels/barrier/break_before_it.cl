__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    for (int i = 0; i < 4; ++i) {
        if (l == i) break;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = a[g];
}
