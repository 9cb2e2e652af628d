// The group's flag is in a buffer; the barrier orders the accesses to it.
__kernel void k(__global const int* a, __global int* o, __global int* flags) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __global int* flag = flags + get_group_id(0);
    int x = a[g] % 9;
    int turns = 0;
    while (true) {
        if (l == 0) *flag = 0;
        barrier(CLK_GLOBAL_MEM_FENCE);
        if (x > 0) {
            --x;
            atomic_or(flag, 1);
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
        const int more = *flag;
        barrier(CLK_GLOBAL_MEM_FENCE);
        if (!more) break;
        ++turns;
    }
    o[g] = turns;
}
