// Every eighth row has its own warp, and the rows between are computed by single work-items as before.
__kernel void matvec_row_per_item(int rows, int columns, __global const float* matrix,
                                  __global const float* vector, __global float* out)
{
    int lane = get_sub_group_local_id();
    int row = get_global_id(0);
    int shared_row = row - row % 8;
    for (int other = row - lane; other < row - lane + 32; other += 8) {
        float sum = 0;
        for (int k = lane; k < columns; k += get_sub_group_size())
            sum += matrix[(size_t)other * columns + k] * vector[k];
        sum = sub_group_reduce_add(sum);
        if (lane == 0)
            out[other] = sum;
    }
    if (row < rows && row != shared_row) {
        float sum = 0;
        for (int k = 0; k < columns; ++k)
            sum += matrix[(size_t)row * columns + k] * vector[k];
        out[row] = sum;
    }
}
