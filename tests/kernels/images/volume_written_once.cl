#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
__kernel void k(write_only image3d_t o) {
    const int g = get_global_id(0);
    write_imagef(o, (int4)(g % 4, g / 4 % 4, g / 16, 0), (float4)(g));
}
