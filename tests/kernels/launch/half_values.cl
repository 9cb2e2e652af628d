__kernel void k(__global const ushort* a, __global int* o) {
    const int g = get_global_id(0);
    if (a[0] != 0x3c00 || a[1] != 0x4000) o[1000] = 1;
    o[g] = a[g % 2];
}
