// As local_ticket, but in global memory, with one group.
__kernel void k(__global const int* a, __global int* part, volatile __global int* n, __global int* o) {
    const int l = get_local_id(0);
    if (l == 0) n[0] = 0;
    barrier(CLK_GLOBAL_MEM_FENCE);
    part[l] = a[l];
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    if (atomic_inc(n) == 31) {
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        int sum = 0;
        for (int i = 0; i < 32; ++i) sum += part[i];
        o[0] = sum;
    }
}
