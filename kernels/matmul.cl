// Product of two matrices, one element of the result per work-item: c = a * b, where a has rows x inner
// elements and b has inner x columns elements.
//
// TILE  width of a work-group, and length of its tiles along the inner dimension
// ROWS  height of a work-group

#ifndef TILE
#define TILE 16
#endif
#ifndef ROWS
#define ROWS 16
#endif

// Each work-item reads a whole row and a whole column from global memory.
__kernel void matmul_naive(int rows, int columns, int inner, __global const float* a, __global const float* b,
                           __global float* c)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    if (x < columns && y < rows) {
        float sum = 0;
        for (int k = 0; k < inner; ++k)
            sum += a[y * inner + k] * b[k * columns + x];
        c[y * columns + x] = sum;
    }
}

// The group copies a tile of each matrix into local memory, where all its work-items use it.
__kernel void matmul_tiled(int rows, int columns, int inner, __global const float* a, __global const float* b,
                           __global float* c)
{
    __local float a_tile[ROWS][TILE];
    __local float b_tile[TILE][TILE];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = get_global_id(0);
    int y = get_global_id(1);
    float sum = 0;
    for (int first = 0; first < inner; first += TILE) {
        a_tile[ly][lx] = y < rows && first + lx < inner ? a[y * inner + first + lx] : 0;
        for (int row = ly; row < TILE; row += ROWS)
            b_tile[row][lx] = first + row < inner && x < columns ? b[(first + row) * columns + x] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; ++k)
            sum += a_tile[ly][k] * b_tile[k][lx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (x < columns && y < rows)
        c[y * columns + x] = sum;
}
