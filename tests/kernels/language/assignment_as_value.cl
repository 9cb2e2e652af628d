__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x;
    int y;
    o[g] = x = y = a[g] + 1;
    if ((x = a[g] / 4) > 5) o[g] = x + y;
}
