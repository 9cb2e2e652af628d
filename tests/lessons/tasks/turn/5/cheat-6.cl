// One work-item of each group moves the whole tile.
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
    int left = get_group_id(0) * TILE;
    int top = get_group_id(1) * TILE;
    if (get_local_id(0) == 0 && get_local_id(1) == 0)
        for (int x = left; x < left + TILE && x < width; ++x)
            for (int y = top; y < top + TILE && y < height; ++y)
                out[x * height + y] = in[y * width + x];
}
