__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int i = 0;
    do {
        barrier(CLK_LOCAL_MEM_FENCE);
    } while (++i < 3);
    o[g] = i + a[g];
}
