__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int sum = 0;
    for (__global const int* p = a + g; p != a + 64; ++p) sum += *p;
    o[g] = sum;
}
