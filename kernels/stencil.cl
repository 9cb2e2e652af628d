// A step of a simulation in three dimensions, for example of heat: each cell of a box becomes a weighted sum
// of itself and its six neighbours. Cells outside the box are zero.
//
// TILE  width of a work-group
// ROWS  height of a work-group

#ifndef TILE
#define TILE 32
#endif
#ifndef ROWS
#define ROWS 8
#endif

#define OWN 2.0f // weight of a cell itself; its neighbours have the weight 1

// Cell (x, y, z), or zero if it is outside the box.
float cell(__global const float* in, int width, int height, int depth, int x, int y, int z)
{
    if (x < 0 || x >= width || y < 0 || y >= height || z < 0 || z >= depth)
        return 0;
    return in[((size_t)z * height + y) * width + x];
}

// Each work-item computes a cell, and reads seven cells from global memory.
__kernel void stencil_naive(int width, int height, int depth, __global const float* in, __global float* out)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int z = get_global_id(2);
    if (x < width && y < height)
        out[((size_t)z * height + y) * width + x] =
            OWN * cell(in, width, height, depth, x, y, z)
            + cell(in, width, height, depth, x - 1, y, z) + cell(in, width, height, depth, x + 1, y, z)
            + cell(in, width, height, depth, x, y - 1, z) + cell(in, width, height, depth, x, y + 1, z)
            + cell(in, width, height, depth, x, y, z - 1) + cell(in, width, height, depth, x, y, z + 1);
}

// The group moves through the box plane by plane. Each work-item keeps its cells of three planes in
// registers. The plane in the middle is also in local memory, with a border of one cell, where its neighbours
// read it. Two arrays alternate, so that one barrier per plane is enough.
__kernel void stencil_planes(int width, int height, int depth, __global const float* in, __global float* out)
{
    __local float planes[2][ROWS + 2][TILE + 2];
    int left = get_group_id(0) * TILE;
    int top = get_group_id(1) * ROWS;
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = left + lx;
    int y = top + ly;
    float below = 0;
    float own = cell(in, width, height, depth, x, y, 0);
    for (int z = 0; z < depth; ++z) {
        __local float(*plane)[TILE + 2] = planes[z % 2];
        float above = cell(in, width, height, depth, x, y, z + 1);
        plane[ly + 1][lx + 1] = own;
        // The first work-items fetch the border: the row above, the row below, the column on each side.
        for (int i = ly * TILE + lx; i < 2 * TILE + 2 * ROWS; i += TILE * ROWS) {
            int side = i - 2 * TILE;
            int bx = i < 2 * TILE ? i % TILE : side < ROWS ? -1 : TILE;
            int by = i < TILE ? -1 : i < 2 * TILE ? ROWS : side % ROWS;
            plane[by + 1][bx + 1] = cell(in, width, height, depth, left + bx, top + by, z);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (x < width && y < height)
            out[((size_t)z * height + y) * width + x] = OWN * own + plane[ly + 1][lx] + plane[ly + 1][lx + 2]
                                                        + plane[ly][lx + 1] + plane[ly + 2][lx + 1] + below
                                                        + above;
        below = own;
        own = above;
    }
}
