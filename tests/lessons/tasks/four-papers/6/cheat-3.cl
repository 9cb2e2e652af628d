// One tile for the whole inner dimension: few barriers, but more local memory and no overlap.
#ifndef TILE
#define TILE 16
#endif
#ifndef ROWS
#define ROWS 16
#endif

__kernel void matmul_tiled(int rows, int columns, int inner, __global const float* a, __global const float* b,
                           __global float* c)
{
    __local float a_tile[ROWS][3 * TILE];
    __local float b_tile[3 * TILE][TILE];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = get_global_id(0);
    int y = get_global_id(1);
    float sum = 0;
    for (int k = lx; k < 3 * TILE; k += TILE)
        a_tile[ly][k] = y < rows && k < inner ? a[y * inner + k] : 0;
    for (int k = ly; k < 3 * TILE; k += ROWS)
        b_tile[k][lx] = k < inner && x < columns ? b[k * columns + x] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 3 * TILE; ++k)
        sum += a_tile[ly][k] * b_tile[k][lx];
    if (x < columns && y < rows)
        c[y * columns + x] = sum;
}
