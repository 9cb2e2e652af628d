__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    int i = 0;
    while (true) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (++i == 2 + l / 16) break;
    }
    o[g] = i;
}
