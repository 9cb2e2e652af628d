// An item waits until another one has changed a word in local memory.
__kernel void k(__global int* data, __global int* o) {
    __local int n;
    const int l = get_local_id(0);
    if (l == 0) n = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) { data[0] = 4; mem_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE); atomic_inc(&n); }
    if (l == 5) {
        while (atomic_add(&n, 0) == 0) { }
        mem_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
        o[0] = data[0];
    }
}
