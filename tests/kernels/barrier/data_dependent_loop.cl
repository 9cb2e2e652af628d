__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int more[1];
    int left = a[g] % 5;
    int turns = 0;
    do {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 0) more[0] = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (left > 0) {
            --left;
            atomic_or(&more[0], 1);
        }
        ++turns;
        barrier(CLK_LOCAL_MEM_FENCE);
    } while (more[0] != 0);
    o[g] = turns;
}
