// The matrix is read as if it were stored column by column: few sectors, but another product.
__kernel void matvec_row_per_item(int rows, int columns, __global const float* matrix,
                                  __global const float* vector, __global float* out)
{
    int row = get_global_id(0);
    if (row < rows) {
        float sum = 0;
        for (int k = 0; k < columns; ++k)
            sum += matrix[(size_t)k * rows + row] * vector[k];
        out[row] = sum;
    }
}
