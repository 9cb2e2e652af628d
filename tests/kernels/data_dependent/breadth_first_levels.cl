// A binary tree in an array. A level's frontier is in local memory; its size decides on the next iteration.
__kernel void k(__global const int* a, __global int* o) {
    const int l = get_local_id(0);
    const int first = 32 * get_group_id(0);
    __local int frontier[2][32];
    __local int size[2];
    int now = 0;
    o[first + l] = -1;
    if (l == 0) {
        frontier[0][0] = 0;
        size[0] = 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int level = 0; size[now] > 0; ++level) {
        if (l == 0) size[1 - now] = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < size[now]) {
            const int node = frontier[now][l];
            o[first + node] = level;
            for (int child = 2 * node + 1; child <= 2 * node + 2 && child < 32; ++child) {
                frontier[1 - now][atomic_inc(&size[1 - now])] = child;
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        now = 1 - now;
    }
}
