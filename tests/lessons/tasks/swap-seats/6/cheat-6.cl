// Does without the tile: no conflicts, but each store goes down a column.
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
    int x = get_group_id(0) * TILE + get_local_id(0);
    for (int row = get_local_id(1); row < TILE; row += ROWS) {
        int y = get_group_id(1) * TILE + row;
        if (x < width && y < height)
            out[x * height + y] = in[y * width + x];
    }
}
