__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int sum = 0;
    for (int i = 0; i < 3; ++i) {
        int j = 0;
        while (j != 4) {
            j += g == 7 ? 3 : 2;
            sum += j;
            if (g == 7 && j > 100) j = 0;
        }
        if (g == 7) break;
    }
    o[g] = sum + a[g];
}
