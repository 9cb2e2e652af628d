// No barrier separates the store to the counter from the tickets.
__kernel void k(__global const int* a, __global int* o) {
    __local int s[32];
    __local int n;
    const int l = get_local_id(0);
    if (l == 0) n = 0;
    s[l] = a[get_global_id(0)];
    mem_fence(CLK_LOCAL_MEM_FENCE);
    if (atomic_inc(&n) == 31) {
        mem_fence(CLK_LOCAL_MEM_FENCE);
        int sum = 0;
        for (int i = 0; i < 32; ++i) sum += s[i];
        o[get_group_id(0)] = sum;
    }
}
