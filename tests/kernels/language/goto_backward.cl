__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int i = 0;
    int sum = 0;
    again:
    sum += i;
    if (++i < a[g] % 7) goto again;
    o[g] = sum;
}
