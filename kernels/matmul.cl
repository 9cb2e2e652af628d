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

#define STRIP 4 // elements of a column that a work-item computes

// Each work-item computes STRIP elements of a column. It reads an element of b_tile once, and uses it for all
// of them. Its sums are in registers.
__kernel void matmul_register_tiled(int rows, int columns, int inner, __global const float* a,
                                    __global const float* b, __global float* c)
{
    __local float a_tile[STRIP * ROWS][TILE];
    __local float b_tile[TILE][TILE];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = get_global_id(0);
    int top = get_group_id(1) * STRIP * ROWS;
    float sum[STRIP];
    for (int i = 0; i < STRIP; ++i)
        sum[i] = 0;
    for (int first = 0; first < inner; first += TILE) {
        for (int row = ly; row < STRIP * ROWS; row += ROWS)
            a_tile[row][lx] =
                top + row < rows && first + lx < inner ? a[(top + row) * inner + first + lx] : 0;
        for (int row = ly; row < TILE; row += ROWS)
            b_tile[row][lx] = first + row < inner && x < columns ? b[(first + row) * columns + x] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; ++k) {
            float factor = b_tile[k][lx];
            for (int i = 0; i < STRIP; ++i)
                sum[i] += a_tile[ly + i * ROWS][k] * factor;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < STRIP; ++i)
        if (x < columns && top + ly + i * ROWS < rows)
            c[(top + ly + i * ROWS) * columns + x] = sum[i];
}

// Element (row, column) of a matrix, or zero if it is outside the matrix.
float element(__global const float* matrix, int rows, int columns, int row, int column)
{
    return row < rows && column < columns ? matrix[row * columns + column] : 0;
}

// The group has two pairs of tiles. Each work-item loads its elements of the next pair into registers before
// it computes with the current pair, so the loads have the time of a tile to arrive. The next pair is stored
// where no work-item reads, so one barrier per pair is enough.
__kernel void matmul_double_buffered(int rows, int columns, int inner, __global const float* a,
                                     __global const float* b, __global float* c)
{
    __local float a_tile[2][ROWS][TILE];
    __local float b_tile[2][TILE][TILE];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = get_global_id(0);
    int y = get_global_id(1);
    float sum = 0;
    a_tile[0][ly][lx] = element(a, rows, inner, y, lx);
    for (int row = ly; row < TILE; row += ROWS)
        b_tile[0][row][lx] = element(b, inner, columns, row, x);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int first = 0; first < inner; first += TILE) {
        int now = first / TILE % 2;
        int next = 1 - now;
        float a_next = element(a, rows, inner, y, first + TILE + lx);
        float b_next[(TILE + ROWS - 1) / ROWS];
        for (int row = ly, i = 0; row < TILE; row += ROWS, ++i)
            b_next[i] = element(b, inner, columns, first + TILE + row, x);
        for (int k = 0; k < TILE; ++k)
            sum += a_tile[now][ly][k] * b_tile[now][k][lx];
        a_tile[next][ly][lx] = a_next;
        for (int row = ly, i = 0; row < TILE; row += ROWS, ++i)
            b_tile[next][row][lx] = b_next[i];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (x < columns && y < rows)
        c[y * columns + x] = sum;
}

#define DEPTH 8 // length of the copied tiles along the inner dimension

// Starts the copies of a pair of tiles: of `depth` columns of a, each with `height` elements, and of `depth`
// rows of b, each with `width` elements. All work-items of the group start the same copies.
event_t start_copies(__local float (*a_tile)[ROWS], __local float (*b_tile)[TILE], __global const float* a,
                     __global const float* b, int inner, int columns, int depth, int height, int width)
{
    event_t event = 0;
    for (int k = 0; k < depth; ++k) {
        event = async_work_group_strided_copy(a_tile[k], a + k, height, inner, event);
        event = async_work_group_copy(b_tile[k], b + k * columns, width, event);
    }
    return event;
}

// As before, but asynchronous copies fill the next pair of tiles. They need no registers, and may go on while
// the group computes. The tiles are shorter, because each row or column of a tile is a copy.
__kernel void matmul_async_copies(int rows, int columns, int inner, __global const float* a,
                                  __global const float* b, __global float* c)
{
    __local float a_tile[2][DEPTH][ROWS];
    __local float b_tile[2][DEPTH][TILE];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = get_global_id(0);
    int y = get_global_id(1);
    int left = get_group_id(0) * TILE;
    int top = get_group_id(1) * ROWS;
    int width = min(TILE, columns - left);
    int height = min(ROWS, rows - top);
    float sum = 0;
    event_t copied = start_copies(a_tile[0], b_tile[0], a + top * inner, b + left, inner, columns,
                                  min(DEPTH, inner), height, width);
    for (int first = 0; first < inner; first += DEPTH) {
        int now = first / DEPTH % 2;
        int next = first + DEPTH;
        wait_group_events(1, &copied);
        if (next < inner)
            copied = start_copies(a_tile[1 - now], b_tile[1 - now], a + top * inner + next,
                                  b + next * columns + left, inner, columns, min(DEPTH, inner - next), height,
                                  width);
        if (x < columns && y < rows)
            for (int k = 0; k < min(DEPTH, inner - first); ++k)
                sum += a_tile[now][k][ly] * b_tile[now][k][lx];
        barrier(CLK_LOCAL_MEM_FENCE); // the next copies overwrite this pair
    }
    if (x < columns && y < rows)
        c[y * columns + x] = sum;
}
