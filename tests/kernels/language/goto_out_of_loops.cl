__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int i;
    int j = 0;
    for (i = 0; i < 5; ++i) {
        for (j = 0; j < 5; ++j) {
            if (i * j == a[g] % 9) goto found;
        }
    }
    i = -1;
    found:
    o[g] = 10 * i + j;
}
