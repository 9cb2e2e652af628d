// One warp computes all rows, and the seven others have nothing to do.
__kernel void matvec_row_per_item(int rows, int columns, __global const float* matrix,
                                  __global const float* vector, __global float* out)
{
    int lane = get_sub_group_local_id();
    if (get_group_id(0) == 0 && get_sub_group_id() == 0)
        for (int row = 0; row < rows; ++row) {
            float sum = 0;
            for (int k = lane; k < columns; k += get_sub_group_size())
                sum += matrix[(size_t)row * columns + k] * vector[k];
            sum = sub_group_reduce_add(sum);
            if (lane == 0)
                out[row] = sum;
        }
}
