// The lanes share a row, but nobody adds their parts.
__kernel void matvec_row_per_item(int rows, int columns, __global const float* matrix,
                                  __global const float* vector, __global float* out)
{
    int lane = get_sub_group_local_id();
    int warps = get_num_groups(0) * get_num_sub_groups();
    for (int row = get_group_id(0) * get_num_sub_groups() + get_sub_group_id(); row < rows; row += warps) {
        float sum = 0;
        for (int k = lane; k < columns; k += get_sub_group_size())
            sum += matrix[(size_t)row * columns + k] * vector[k];
        if (lane == 0)
            out[row] = sum;
    }
}
