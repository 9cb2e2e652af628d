// One element in the middle is not written.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int p[3][3];
    for (int i = 0; i < 9; ++i)
        if (i != 4) p[i / 3][i % 3] = a[g];
    int sum = 0;
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 3; ++x)
            sum += p[y][x];
    o[g] = sum;
}
