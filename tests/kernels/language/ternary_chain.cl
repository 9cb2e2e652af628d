__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int x = a[g];
    o[g] = x < 10 ? a[x + 1] : x < 20 ? -1 : x < 30 ? a[0] : x;
}
