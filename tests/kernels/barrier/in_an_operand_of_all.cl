int met(int x) {
    barrier(CLK_LOCAL_MEM_FENCE);
    return x;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = 1 + met(a[g]) * 2;
}
