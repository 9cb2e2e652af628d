// A warp computes four rows at a time, with 8 lanes for each of them.
#define PART 8 // lanes for a row

__kernel void spmv_csr_vector(int rows, __global const int* starts, __global const int* columns,
                              __global const float* values, __global const float* vector, __global float* out)
{
    int lane = get_sub_group_local_id();
    int parts = get_sub_group_size() / PART;
    int warps = get_num_groups(0) * get_num_sub_groups();
    int warp = get_group_id(0) * get_num_sub_groups() + get_sub_group_id();
    for (int first = warp * parts; first < rows; first += warps * parts) {
        int row = first + lane / PART;
        float sum = 0;
        if (row < rows) {
            int end = starts[row + 1];
            for (int i = starts[row] + lane % PART; i < end; i += PART)
                sum += values[i] * vector[columns[i]];
        }
        for (int k = PART / 2; k > 0; k >>= 1)
            sum += sub_group_shuffle_down(sum, k);
        if (lane % PART == 0 && row < rows)
            out[row] = sum;
    }
}
