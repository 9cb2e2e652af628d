// The right side would be outside, where the left one is false.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = 0;
    if (g < 63 && a[g + 1] > 5) x = 1;
    if (g == 63 || a[g + 1] > 50) x += 2;
    o[g] = x;
}
