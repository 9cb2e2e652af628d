// The loop after the endless one must not be reported.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int i = a[g];
    while (i != 70) {
        i += g == 7 ? 0 : 1;
    }
    for (int j = 0; j < 3; ++j) i += j;
    o[g] = i;
}
