// One pair of tiles and one barrier: a fast warp overwrites the tile that a slow warp still reads.
#ifndef TILE
#define TILE 16
#endif
#ifndef ROWS
#define ROWS 16
#endif

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
    float a_next = y < rows && lx < inner ? a[y * inner + lx] : 0;
    float b_next = ly < inner && x < columns ? b[ly * columns + x] : 0;
    for (int first = TILE; first < inner + TILE; first += TILE) {
        a_tile[ly][lx] = a_next;
        b_tile[ly][lx] = b_next;
        barrier(CLK_LOCAL_MEM_FENCE);
        a_next = y < rows && first + lx < inner ? a[y * inner + first + lx] : 0;
        b_next = first + ly < inner && x < columns ? b[(first + ly) * columns + x] : 0;
        for (int k = 0; k < TILE; ++k)
            sum += a_tile[ly][k] * b_tile[k][lx];
    }
    if (x < columns && y < rows)
        c[y * columns + x] = sum;
}
