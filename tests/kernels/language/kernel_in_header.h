int twice(int x) {
    return 2 * x;
}

__kernel void k(__global const int* a, __global int* o) {
    o[get_global_id(0)] = twice(a[get_global_id(0)]);
}
