__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    if (l % 2 == 0) o[g] = a[g];
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (l % 2 == 0) o[g] += o[g + 1];
}
