// An address that the kernel made from a number belongs to no object.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __global const int* p = (__global const int*)(size_t)4096;
    o[g] = a[g];
    if (g == 7) o[g] = *p;
}
