// The prices are in local memory, but each work-item still reads its own row.
#define MOST 256

__kernel void matvec_row_per_item(int rows, int columns, __global const float* matrix,
                                  __global const float* vector, __global float* out)
{
    __local float prices[MOST];
    for (int k = get_local_id(0); k < columns; k += get_local_size(0))
        prices[k] = vector[k];
    barrier(CLK_LOCAL_MEM_FENCE);
    int row = get_global_id(0);
    if (row < rows) {
        float sum = 0;
        for (int k = 0; k < columns; ++k)
            sum += matrix[(size_t)row * columns + k] * prices[k];
        out[row] = sum;
    }
}
