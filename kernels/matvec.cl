// Product of a matrix with a vector: each element of the result is the sum of a row of the matrix, multiplied
// element by element with the vector.
//
// SUB_GROUPS  defined if the device's compiler supports sub-group functions

// Each work-item computes a row. Adjacent work-items read elements that are a whole row apart.
__kernel void matvec_row_per_item(int rows, int columns, __global const float* matrix,
                                  __global const float* vector, __global float* out)
{
    int row = get_global_id(0);
    if (row < rows) {
        float sum = 0;
        for (int k = 0; k < columns; ++k)
            sum += matrix[(size_t)row * columns + k] * vector[k];
        out[row] = sum;
    }
}

#ifdef SUB_GROUPS
// Each warp computes a row. Adjacent lanes read adjacent elements, and the warp adds the sums of its lanes.
__kernel void matvec_row_per_warp(int rows, int columns, __global const float* matrix,
                                  __global const float* vector, __global float* out)
{
    int lane = get_sub_group_local_id();
    int warps = get_num_groups(0) * get_num_sub_groups();
    for (int row = get_group_id(0) * get_num_sub_groups() + get_sub_group_id(); row < rows; row += warps) {
        float sum = 0;
        for (int k = lane; k < columns; k += get_sub_group_size())
            sum += matrix[(size_t)row * columns + k] * vector[k];
        sum = sub_group_reduce_add(sum);
        if (lane == 0)
            out[row] = sum;
    }
}
#endif
