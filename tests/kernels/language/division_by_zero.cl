// OpenCL does not trap; the result is undefined.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g] > 0 ? 100 / a[g] : 0;
    if (a[g] < 0) o[g] = 1 / 0;
}
