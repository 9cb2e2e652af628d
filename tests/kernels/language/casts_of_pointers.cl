__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __global const uchar* b = (__global const uchar*)a;
    __global const short2* s = (__global const short2*)a;
    __global const void* v = a;
    o[g] = b[4 * g] + s[g].x + ((__global const int*)v)[g] + ((__global const uint2*)(a + (g & ~1)))->y;
}
