// An 8 x 4 grid is flooded from one corner; walls are odd cells of a.
__kernel void k(__global const int* a, __global int* o) {
    const int x = get_local_id(0);
    const int y = get_local_id(1);
    __local int wet[4][8];
    __local int spread;
    const int wall = (x * y) % 3 == 2;
    wet[y][x] = x == 0 && y == 0;
    if (x == 0 && y == 0) spread = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    while (spread != 0) {
        int near = 0;
        if (x > 0) near |= wet[y][x - 1];
        if (x < 7) near |= wet[y][x + 1];
        if (y > 0) near |= wet[y - 1][x];
        if (y < 3) near |= wet[y + 1][x];
        const int becomes = near && !wall && !wet[y][x];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (x == 0 && y == 0) spread = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (becomes) {
            wet[y][x] = 1;
            atomic_inc(&spread);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[8 * get_global_id(1) + x] = wet[y][x] + a[0];
}
