// Loads only the first tile of each matrix and uses it three times.
#ifndef TILE
#define TILE 16
#endif
#ifndef ROWS
#define ROWS 16
#endif

__kernel void matmul_naive(int rows, int columns, int inner, __global const float* a, __global const float* b,
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
        a_tile[ly][lx] = first == 0 ? a[y * inner + lx] : a_tile[ly][lx];
        for (int row = ly; row < TILE; row += ROWS)
            b_tile[row][lx] = first == 0 ? b[row * columns + x] : b_tile[row][lx];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; ++k)
            sum += a_tile[ly][k] * b_tile[k][lx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (x < columns && y < rows)
        c[y * columns + x] = sum;
}
