// A pointer that was stored as a number refers to no known object.
__kernel void k(__global const int* a, __global ulong* o) {
    const int g = get_global_id(0);
    o[g] = (ulong)a + ((ulong)1 << 36);
    __global const int* p = (__global const int*)o[g];
    if (g == 2) o[g] = *p;
}
