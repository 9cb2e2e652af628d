#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
// Both groups write the whole volume.
__kernel void k(write_only image3d_t o) {
    const int g = get_global_id(0), l = get_local_id(0);
    write_imagef(o, (int4)(l % 4, l / 4 % 4, l / 16, 0), (float4)(g));
}
