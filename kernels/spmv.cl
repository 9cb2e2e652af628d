// Product of a sparse matrix with a vector. Only the elements that are not zero are stored, with their
// columns.
//
// SUB_GROUPS  defined if the device's compiler supports sub-group functions
//
// CSR (compressed sparse rows): the elements of row r are at starts[r] to starts[r + 1] - 1.
// ELL: all rows are as long as the longest one, and element k of row r is at k * rows + r.

// Each work-item computes a row. Adjacent work-items read elements that are a row apart.
__kernel void spmv_csr_scalar(int rows, __global const int* starts, __global const int* columns,
                              __global const float* values, __global const float* vector, __global float* out)
{
    int row = get_global_id(0);
    if (row < rows) {
        float sum = 0;
        int end = starts[row + 1];
        for (int i = starts[row]; i < end; ++i)
            sum += values[i] * vector[columns[i]];
        out[row] = sum;
    }
}

#ifdef SUB_GROUPS
// Each warp computes a row. Adjacent lanes read adjacent elements of the row.
__kernel void spmv_csr_vector(int rows, __global const int* starts, __global const int* columns,
                              __global const float* values, __global const float* vector, __global float* out)
{
    int lane = get_sub_group_local_id();
    int warps = get_num_groups(0) * get_num_sub_groups();
    for (int row = get_group_id(0) * get_num_sub_groups() + get_sub_group_id(); row < rows; row += warps) {
        float sum = 0;
        int end = starts[row + 1];
        for (int i = starts[row] + lane; i < end; i += get_sub_group_size())
            sum += values[i] * vector[columns[i]];
        sum = sub_group_reduce_add(sum);
        if (lane == 0)
            out[row] = sum;
    }
}
#endif

// Each work-item computes a row. Adjacent work-items read adjacent elements. Short rows end with zeros.
__kernel void spmv_ell(int rows, int longest, __global const int* columns, __global const float* values,
                       __global const float* vector, __global float* out)
{
    int row = get_global_id(0);
    if (row < rows) {
        float sum = 0;
        for (int k = 0; k < longest; ++k) {
            size_t i = (size_t)k * rows + row;
            sum += values[i] * vector[columns[i]];
        }
        out[row] = sum;
    }
}
