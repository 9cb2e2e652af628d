__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int sum = 0;
    for (int i = 0; i < 8; ++i) {
        int j = 0;
        while (j < i) {
            ++j;
            if ((i + j + a[g]) % 3 == 0) continue;
            sum += j;
            if (sum > 40) break;
        }
        if (sum > 60) break;
    }
    o[g] = sum;
}
