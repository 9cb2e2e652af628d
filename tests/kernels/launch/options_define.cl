#ifndef N
#error "the options define N"
#endif

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    if (g < N) o[g] = a[g] * SCALE;
    else if (N != 40) o[1000] = 1;
}
