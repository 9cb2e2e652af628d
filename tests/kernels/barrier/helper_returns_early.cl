int met(int i) {
    if (i % 4 == 0) return 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    return 1;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = met(a[g]);
}
