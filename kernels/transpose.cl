// The rows of a matrix become the columns of another, one tile of TILE x TILE elements per work-group.
//
// T     type of an element
// TILE  side of the tile in elements, and width of a work-group
// ROWS  height of a work-group: each work-item moves every ROWS-th element of its column

#ifndef T
#define T float
#endif
#ifndef TILE
#define TILE 32
#endif
#ifndef ROWS
#define ROWS 8
#endif

// Reads along rows, writes along columns: adjacent work-items write `height` elements apart.
__kernel void transpose_naive(int width, int height, __global const T* in, __global T* out)
{
    int x = get_group_id(0) * TILE + get_local_id(0);
    for (int row = get_local_id(1); row < TILE; row += ROWS) {
        int y = get_group_id(1) * TILE + row;
        if (x < width && y < height)
            out[x * height + y] = in[y * width + x];
    }
}

// The tile is transposed in local memory, so that global memory is read and written along rows.
__kernel void transpose_tiled(int width, int height, __global const T* in, __global T* out)
{
    __local T tile[TILE][TILE];
    int lid = get_local_id(0);
    int left = get_group_id(0) * TILE;
    int top = get_group_id(1) * TILE;
    for (int row = get_local_id(1); row < TILE; row += ROWS)
        if (left + lid < width && top + row < height)
            tile[row][lid] = in[(top + row) * width + left + lid];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int row = get_local_id(1); row < TILE; row += ROWS)
        if (left + row < width && top + lid < height)
            out[(left + row) * height + top + lid] = tile[lid][row];
}

// One more element per row, so that the elements of a column are in different banks.
__kernel void transpose_tiled_padded(int width, int height, __global const T* in, __global T* out)
{
    __local T tile[TILE][TILE + 1];
    int lid = get_local_id(0);
    int left = get_group_id(0) * TILE;
    int top = get_group_id(1) * TILE;
    for (int row = get_local_id(1); row < TILE; row += ROWS)
        if (left + lid < width && top + row < height)
            tile[row][lid] = in[(top + row) * width + left + lid];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int row = get_local_id(1); row < TILE; row += ROWS)
        if (left + row < width && top + lid < height)
            out[(left + row) * height + top + lid] = tile[lid][row];
}

// The side of the tile, rounded up to a power of two.
#ifndef SIDE
#define SIDE 32
#endif

// Without padding: the columns of row r are exchanged by an exclusive or with r. The elements of a column are
// then in different banks, and the elements of a row, too.
__kernel void transpose_swizzled(int width, int height, __global const T* in, __global T* out)
{
    __local T tile[TILE][SIDE];
    int lid = get_local_id(0);
    int left = get_group_id(0) * TILE;
    int top = get_group_id(1) * TILE;
    for (int row = get_local_id(1); row < TILE; row += ROWS)
        if (left + lid < width && top + row < height)
            tile[row][lid ^ row] = in[(top + row) * width + left + lid];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int row = get_local_id(1); row < TILE; row += ROWS)
        if (left + row < width && top + lid < height)
            out[(left + row) * height + top + lid] = tile[lid][row ^ lid];
}
