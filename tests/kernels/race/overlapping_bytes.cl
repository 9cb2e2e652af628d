__kernel void k(__global const int* a, __global uchar* o) {
    const int g = get_global_id(0);
    vstore2((uchar2)((uchar)a[g], (uchar)a[g]), 0, o + g);
}
