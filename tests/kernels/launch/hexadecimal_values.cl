__kernel void k(__global const uint* a, __global uint* o) {
    const int g = get_global_id(0);
    o[g] = a[g % 2];
    if (a[0] != 255 || a[1] != 0xdeadbeefu || o[63] != 16) o[1000] = 1;
}
