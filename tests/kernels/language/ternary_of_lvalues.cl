__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = a[g];
    int y = 2 * x;
    *(g % 3 == 0 ? &x : &y) += 5;
    *(g % 2 == 0 ? &o[g] : o + g) = x - y;
}
