// A row for each work-item: few warp steps, but scattered entries.
__kernel void spmv_csr_vector(int rows, __global const int* starts, __global const int* columns,
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
