__kernel void k(__global const int* a, __global int2* o) {
    const int g = get_global_id(0);
    if (g % 2 == 0) o[g / 2] = (int2)(a[g], 7);
    else o[g / 2].y = 5;
}
