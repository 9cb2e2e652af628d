#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    atom_add(&o[g % 4], a[g]);
    atom_max(&o[4], a[g]);
}
