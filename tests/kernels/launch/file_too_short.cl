__kernel void k(__global const uchar* a, __global int* o) {
    o[get_global_id(0)] = a[0];
}
