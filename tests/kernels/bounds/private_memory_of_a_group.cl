// The private arrays of all work-items of a group exist at the same time: 3.2 GB.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    char p[100 << 20];
    p[a[g] << 10] = 1;
    o[g] = p[a[g] << 10];
}
