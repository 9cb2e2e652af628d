// Only the first 8 entries of a row are read in the first part of the warp; the other lanes stay idle.
#define PART 8

__kernel void spmv_csr_vector(int rows, __global const int* starts, __global const int* columns,
                              __global const float* values, __global const float* vector, __global float* out)
{
    int lane = get_sub_group_local_id();
    int row = get_group_id(0) * get_num_sub_groups() + get_sub_group_id();
    if (row < rows) {
        float sum = 0;
        int i = starts[row] + lane;
        if (lane < PART && i < starts[row + 1])
            sum += values[i] * vector[columns[i]];
        sum = sub_group_reduce_add(sum);
        if (lane == 0)
            out[row] = sum;
    }
}
