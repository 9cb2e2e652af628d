__kernel void k(__global const int* a, __global uchar* o) {
    const int g = get_global_id(0);
    o[g] = (uchar)a[g];
}
