__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int sum = 0;
    for (int i = 0; i < 8; i += max(a[g], 1)) sum += i;
    o[g] = sum;
}
