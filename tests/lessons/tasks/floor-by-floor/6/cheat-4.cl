// One work-item fills the whole board: few bytes, but many requests.
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
    if (lx == 0 && ly == 0)
        for (int by = -1; by <= ROWS; ++by)
            for (int bx = -1; bx <= TILE; ++bx)
                plane[by + 1][bx + 1] = cell(in, width, height, depth, left + bx, top + by, z);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x < width && y < height)
        out[((size_t)z * height + y) * width + x] =
            OWN * plane[ly + 1][lx + 1] + plane[ly + 1][lx] + plane[ly + 1][lx + 2] + plane[ly][lx + 1]
            + plane[ly + 2][lx + 1] + cell(in, width, height, depth, x, y, z - 1)
            + cell(in, width, height, depth, x, y, z + 1);
}
