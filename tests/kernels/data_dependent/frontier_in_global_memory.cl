// Levels of a ring. The frontier and its size are in buffers, and every group works on its own part.
__kernel void k(__global const int* a, __global int* o, __global int* frontier, __global int* sizes) {
    const int l = get_local_id(0);
    __global int* level_of = o + 32 * get_group_id(0);
    __global int* mine = frontier + 64 * get_group_id(0);
    __global int* size = sizes + 2 * get_group_id(0);
    level_of[l] = l == 0 ? 0 : -1;
    if (l == 0) {
        mine[0] = 0;
        size[0] = 1;
    }
    barrier(CLK_GLOBAL_MEM_FENCE);
    for (int level = 0; size[level % 2] != 0; ++level) {
        const int now = level % 2;
        if (l == 0) size[1 - now] = 0;
        barrier(CLK_GLOBAL_MEM_FENCE);
        for (int i = l; i < size[now]; i += 32) {
            const int next = (mine[32 * now + i] + 7) % 32;
            if (atomic_cmpxchg(&level_of[next], -1, level + 1) == -1) {
                mine[32 * (1 - now) + atomic_inc(&size[1 - now])] = next;
            }
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
}
