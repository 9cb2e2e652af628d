__kernel void k(__global const int* a, __global int* o) {
    const int x = get_global_id(0);
    const int y = get_global_id(1);
    o[8 * y + x] = a[8 * y + x];
    o[8 * x + y] += 1;
}
