__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int sum = 0;
    for (int i = 0, j = 10; i < j; ++i, j -= 2) sum += i * j;
    o[g] = sum + a[g];
}
