// Keeps only the row of the warp on the board, so only the neighbours along x are shared.
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
    __local float row[ROWS][TILE + 2];
    int left = get_group_id(0) * TILE;
    int top = get_group_id(1) * ROWS;
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = left + lx;
    int y = top + ly;
    int z = get_global_id(2);
    float own = cell(in, width, height, depth, x, y, z);
    row[ly][lx + 1] = own;
    if (lx == 0) {
        row[ly][0] = cell(in, width, height, depth, left - 1, y, z);
        row[ly][TILE + 1] = cell(in, width, height, depth, left + TILE, y, z);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x < width && y < height)
        out[((size_t)z * height + y) * width + x] =
            OWN * own + row[ly][lx] + row[ly][lx + 2] + cell(in, width, height, depth, x, y - 1, z)
            + cell(in, width, height, depth, x, y + 1, z) + cell(in, width, height, depth, x, y, z - 1)
            + cell(in, width, height, depth, x, y, z + 1);
}
