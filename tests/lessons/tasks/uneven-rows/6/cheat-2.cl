// Eight lanes for a row, but the sum of the whole warp is written for each of its four rows.
#define PART 8

__kernel void spmv_csr_vector(int rows, __global const int* starts, __global const int* columns,
                              __global const float* values, __global const float* vector, __global float* out)
{
    int lane = get_sub_group_local_id();
    int parts = get_sub_group_size() / PART;
    int warp = get_group_id(0) * get_num_sub_groups() + get_sub_group_id();
    int row = warp * parts + lane / PART;
    float sum = 0;
    if (row < rows) {
        int end = starts[row + 1];
        for (int i = starts[row] + lane % PART; i < end; i += PART)
            sum += values[i] * vector[columns[i]];
    }
    sum = sub_group_reduce_add(sum);
    if (lane % PART == 0 && row < rows)
        out[row] = sum;
}
