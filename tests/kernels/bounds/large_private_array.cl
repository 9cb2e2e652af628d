__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    char p[16 << 20];
    p[a[g] << 10] = 1;
    o[g] = p[a[g] << 10];
}
