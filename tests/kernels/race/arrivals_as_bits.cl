// Each group sets its own bit, and the last group waits for all bits.
__kernel void k(__global int* data, volatile __global int* bits, __global int* o) {
    const int w = get_group_id(0);
    if (get_local_id(0) != 0) return;
    if (w < 3) {
        data[w] = w + 10;
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        atomic_or(bits, 1 << w);
    } else {
        while (atomic_or(bits, 0) != 7) { }
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        o[0] = data[0] + data[1] + data[2];
    }
}
