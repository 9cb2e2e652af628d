// Without tiles there are no barriers, but every product reads global memory.
#ifndef TILE
#define TILE 16
#endif
#ifndef ROWS
#define ROWS 16
#endif

__kernel void matmul_tiled(int rows, int columns, int inner, __global const float* a, __global const float* b,
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
