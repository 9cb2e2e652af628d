// After the barrier, all work-items see the fenced accesses, although the barrier's flags name another memory.
__kernel void k(__global int* a, __global int* o, __global int* unused) {
    __local int s[32];
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    a[g] = g;
    s[l] = g;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = a[g ^ 1] + s[l ^ 1];
    mem_fence(CLK_LOCAL_MEM_FENCE);
    barrier(CLK_GLOBAL_MEM_FENCE);
    s[l] = g;
    write_mem_fence(CLK_LOCAL_MEM_FENCE);
    barrier(CLK_GLOBAL_MEM_FENCE);
    o[g] += s[l ^ 1];
    mem_fence(CLK_LOCAL_MEM_FENCE);
    barrier(CLK_GLOBAL_MEM_FENCE);
    s[l] = -g;
    read_mem_fence(CLK_LOCAL_MEM_FENCE);
    barrier(CLK_GLOBAL_MEM_FENCE);
    o[g] += s[l ^ 1];
}
