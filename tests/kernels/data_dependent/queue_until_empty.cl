// Work-items take work from a local queue and may add more. All continue until an iteration finds the queue empty.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int queue[256];
    __local int head;
    __local int tail;
    if (l < 4) queue[l] = 3;
    if (l == 0) {
        head = 0;
        tail = 4;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    int done = 0;
    while (head < tail) {
        const int begin = head;
        const int end = tail;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (begin + l < end) {
            const int depth = queue[begin + l];
            ++done;
            if (depth > 0) {
                const int at = atomic_add(&tail, 2);
                queue[at] = depth - 1;
                queue[at + 1] = depth - 1;
            }
        }
        if (l == 0) head = min(begin + 32, end);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = done >= 0 ? a[g] : -1;
}
