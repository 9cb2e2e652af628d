__kernel void k(__global const int* a, __global int2* o) {
    const int g = get_global_id(0);
    if (g % 2 == 0) o[g / 2].x = a[g];
    else o[g / 2].y = a[g];
}
