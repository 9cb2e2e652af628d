// Not a null pointer with an index: the address comes from a number and is outside every object.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g];
    if (g == 7) *(__global int*)64 = 1;
    __global const int* p = (__global const int*)(size_t)a[g];
    if (g == 8) o[g] = p[2];
    if (g == 0) o[g] = p[0]; // the number 0 is a null pointer
}
