// Smooths an image with a filter of 2 RADIUS + 1 weights across and down. Pixels outside the image have the
// value of the nearest pixel of its border.
//
// RADIUS  pixels that the filter extends to each side
// WIDTH   width of a work-group
// HEIGHT  height of a work-group

#ifndef RADIUS
#define RADIUS 2
#endif
#ifndef WIDTH
#define WIDTH 16
#endif
#ifndef HEIGHT
#define HEIGHT 16
#endif

#define DIAMETER (2 * RADIUS + 1)

// Each work-item reads all pixels that it needs. Every index is clamped; only the write needs a guard.
__kernel void convolve_naive(int width, int height, __constant float* filter, __global const float* in,
                             __global float* out)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    float sum = 0;
    for (int dy = 0; dy < DIAMETER; ++dy) {
        int row = clamp(y + dy - RADIUS, 0, height - 1);
        for (int dx = 0; dx < DIAMETER; ++dx) {
            int column = clamp(x + dx - RADIUS, 0, width - 1);
            sum += filter[dy * DIAMETER + dx] * in[row * width + column];
        }
    }
    if (x < width && y < height)
        out[y * width + x] = sum;
}

// The group copies its pixels and a border of RADIUS pixels around them into local memory.
__kernel void convolve_tiled(int width, int height, __constant float* filter, __global const float* in,
                             __global float* out)
{
    __local float tile[HEIGHT + 2 * RADIUS][WIDTH + 2 * RADIUS];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = get_global_id(0);
    int y = get_global_id(1);
    for (int ty = ly; ty < HEIGHT + 2 * RADIUS; ty += HEIGHT) {
        int row = clamp(y - ly + ty - RADIUS, 0, height - 1);
        for (int tx = lx; tx < WIDTH + 2 * RADIUS; tx += WIDTH) {
            int column = clamp(x - lx + tx - RADIUS, 0, width - 1);
            tile[ty][tx] = in[row * width + column];
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (int dy = 0; dy < DIAMETER; ++dy)
        for (int dx = 0; dx < DIAMETER; ++dx)
            sum += filter[dy * DIAMETER + dx] * tile[ly + dy][lx + dx];
    if (x < width && y < height)
        out[y * width + x] = sum;
}

// Columns first, then rows. The outer 2 RADIUS columns of a group only help the others, so groups overlap.
__kernel void convolve_columns_first(int width, int height, __constant float* filter,
                                     __global const float* in, __global float* out)
{
    __local float columns[HEIGHT][WIDTH];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = get_group_id(0) * (WIDTH - 2 * RADIUS) + lx - RADIUS;
    int y = get_global_id(1);
    int column = clamp(x, 0, width - 1);
    float sum = 0;
    for (int dy = 0; dy < DIAMETER; ++dy)
        sum += filter[dy] * in[clamp(y + dy - RADIUS, 0, height - 1) * width + column];
    columns[ly][lx] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lx >= RADIUS && lx < WIDTH - RADIUS && x < width && y < height) {
        sum = 0;
        for (int dx = 0; dx < DIAMETER; ++dx)
            sum += filter[dx] * columns[ly][lx + dx - RADIUS];
        out[y * width + x] = sum;
    }
}

// Rows first, then columns. The outer 2 RADIUS rows of a group only help the others.
__kernel void convolve_rows_first(int width, int height, __constant float* filter, __global const float* in,
                                  __global float* out)
{
    __local float rows[HEIGHT][WIDTH];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = get_global_id(0);
    int y = get_group_id(1) * (HEIGHT - 2 * RADIUS) + ly - RADIUS;
    int row = clamp(y, 0, height - 1) * width;
    float sum = 0;
    for (int dx = 0; dx < DIAMETER; ++dx)
        sum += filter[dx] * in[row + clamp(x + dx - RADIUS, 0, width - 1)];
    rows[ly][lx] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (ly >= RADIUS && ly < HEIGHT - RADIUS && x < width && y < height) {
        sum = 0;
        for (int dy = 0; dy < DIAMETER; ++dy)
            sum += filter[dy] * rows[ly + dy - RADIUS][lx];
        out[y * width + x] = sum;
    }
}

// Sums along the rows, as a separate launch. Its output `out` is the input of convolve_columns.
__kernel void convolve_rows(int width, int height, __constant float* filter, __global const float* in,
                            __global float* out)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int row = min(y, height - 1) * width;
    float sum = 0;
    for (int dx = 0; dx < DIAMETER; ++dx)
        sum += filter[dx] * in[row + clamp(x + dx - RADIUS, 0, width - 1)];
    if (x < width && y < height)
        out[y * width + x] = sum;
}

// Sums down the columns, as a separate launch.
__kernel void convolve_columns(int width, int height, __constant float* filter, __global const float* in,
                               __global float* out)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int column = min(x, width - 1);
    float sum = 0;
    for (int dy = 0; dy < DIAMETER; ++dy)
        sum += filter[dy] * in[clamp(y + dy - RADIUS, 0, height - 1) * width + column];
    if (x < width && y < height)
        out[y * width + x] = sum;
}

__constant sampler_t nearest_in_picture =
    CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

// The sampler clamps the coordinates, so the kernel does not have to.
__kernel void convolve_image(int width, int height, __constant float* filter, __read_only image2d_t in,
                             __global float* out)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    float sum = 0;
    for (int dy = 0; dy < DIAMETER; ++dy)
        for (int dx = 0; dx < DIAMETER; ++dx) {
            int2 place = (int2)(x + dx - RADIUS, y + dy - RADIUS);
            sum += filter[dy * DIAMETER + dx] * read_imagef(in, nearest_in_picture, place).x;
        }
    if (x < width && y < height)
        out[y * width + x] = sum;
}
