// Fills the board, but reads the neighbours from global memory as before.
#ifndef TILE
#define TILE 32
#endif
#ifndef ROWS
#define ROWS 8
#endif

#define OWN 2.0f

float cell(__global const float* in, int width, int height, int depth, int x, int y, int z)
{
    if (x < 0 || x >= width || y < 0 || y >= height || z < 0 || z >= depth)
        return 0;
    return in[((size_t)z * height + y) * width + x];
}

__kernel void stencil_naive(int width, int height, int depth, __global const float* in, __global float* out)
{
    __local float plane[ROWS + 2][TILE + 2];
    int left = get_group_id(0) * TILE;
    int top = get_group_id(1) * ROWS;
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = left + lx;
    int y = top + ly;
    int z = get_global_id(2);
    plane[ly + 1][lx + 1] = cell(in, width, height, depth, x, y, z);
    for (int i = ly * TILE + lx; i < 2 * TILE + 2 * ROWS; i += TILE * ROWS) {
        int side = i - 2 * TILE;
        int bx = i < 2 * TILE ? i % TILE : side < ROWS ? -1 : TILE;
        int by = i < TILE ? -1 : i < 2 * TILE ? ROWS : side % ROWS;
        plane[by + 1][bx + 1] = cell(in, width, height, depth, left + bx, top + by, z);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x < width && y < height)
        out[((size_t)z * height + y) * width + x] =
            OWN * plane[ly + 1][lx + 1] + cell(in, width, height, depth, x - 1, y, z)
            + cell(in, width, height, depth, x + 1, y, z) + cell(in, width, height, depth, x, y - 1, z)
            + cell(in, width, height, depth, x, y + 1, z) + cell(in, width, height, depth, x, y, z - 1)
            + cell(in, width, height, depth, x, y, z + 1);
}
