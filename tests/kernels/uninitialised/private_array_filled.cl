// Like private_array, but a loop fills the array first.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int p[4];
    for (int i = 0; i < 4; ++i) p[i] = a[g] + i;
    o[g] = p[g % 3];
}
