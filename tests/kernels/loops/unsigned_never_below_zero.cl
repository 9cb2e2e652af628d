__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int sum = 0;
    if (g == 3) {
        for (uint i = 4; i >= 0; --i) sum += i;
    }
    o[g] = sum + a[g];
}
