// In private memory, a misaligned access traps on some devices and reads wrong bytes on others.
__kernel void k(__global int* o) {
    const int g = get_global_id(0);
    int8 here;
    __private int* p = (__private int*)&here;
    for (int i = 0; i < 8; ++i) p[i] = g + i;
    const int4 v = *(__private int4*)(p + g % 4);
    *(__private long*)(p + 5) = v.x;
    o[g] = v.x + p[5];
}
