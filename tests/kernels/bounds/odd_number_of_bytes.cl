__kernel void k(__global const char* a, __global char* o) {
    const int g = get_global_id(0);
    if (g < 5) o[g] = a[4 - g];
}
