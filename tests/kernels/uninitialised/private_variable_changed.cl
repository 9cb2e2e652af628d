// An update (+= or ++) reads the old value, which may be uninitialised.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int sum;
    if (g % 2 == 0) sum = 0;
    for (int i = 0; i < 4; ++i) sum += a[g];
    int count;
    if (g < 16) count = 0;
    count++;
    o[g] = sum + count;
}
