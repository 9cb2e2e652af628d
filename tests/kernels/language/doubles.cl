#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void k(__global const double* a, __global double* o) {
    const int g = get_global_id(0);
    o[g] = a[g] / 3.0 + sqrt(a[g]);
}
