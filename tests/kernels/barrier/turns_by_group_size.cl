__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = a[g];
    for (size_t i = 0; i < get_local_size(0) / 8; ++i) {
        barrier(CLK_LOCAL_MEM_FENCE);
        x += i;
    }
    o[g] = x;
}
