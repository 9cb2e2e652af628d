// The exclusive or with the row exchanges the columns of each row.
#ifndef T
#define T float
#endif
#ifndef TILE
#define TILE 32
#endif
#ifndef ROWS
#define ROWS 8
#endif

__kernel void transpose_tiled(int width, int height, __global const T* in, __global T* out)
{
    __local T tile[TILE][TILE];
    int lid = get_local_id(0);
    int left = get_group_id(0) * TILE;
    int top = get_group_id(1) * TILE;
    for (int row = get_local_id(1); row < TILE; row += ROWS)
        if (left + lid < width && top + row < height)
            tile[row][lid ^ row] = in[(top + row) * width + left + lid];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int row = get_local_id(1); row < TILE; row += ROWS)
        if (left + row < width && top + lid < height)
            out[(left + row) * height + top + lid] = tile[lid][row ^ lid];
}
