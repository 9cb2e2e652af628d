__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = 0;
    int y = 0;
    for (x = 1, y = 2; x < 10; x += 2, y *= 2) {
    }
    o[g] = (x += a[g], y -= 1, x * y);
}
