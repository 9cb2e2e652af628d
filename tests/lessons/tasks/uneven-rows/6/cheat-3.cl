// The sum of a line is hidden from the count: another way to write it, and still a warp for each row.
__kernel void spmv_csr_vector(int rows, __global const int* starts, __global const int* columns,
                              __global const float* values, __global const float* vector, __global float* out)
{
    int lane = get_sub_group_local_id();
    int warps = get_num_groups(0) * get_num_sub_groups();
    for (int row = get_group_id(0) * get_num_sub_groups() + get_sub_group_id(); row < rows; row += warps) {
        float sum = 0;
        int end = starts[row + 1];
        for (int i = starts[row] + lane; i < end; i += get_sub_group_size())
            sum = sum + values[i] * vector[columns[i]];
        sum = sub_group_reduce_add(sum);
        if (lane == 0)
            out[row] = sum;
    }
}
