__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int sum = 0;
    for (int i = a[g]; i < 0; ++i) sum += i;
    while (sum > 0) --sum;
    o[g] = sum;
}
