__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int i = 0;
    do {
        i += g == 5 ? 0 : 1;
    } while (i < 4);
    o[g] = i + a[g];
}
