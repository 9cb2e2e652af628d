// An endless loop made of a goto.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
again:
    o[g] = a[g];
    if (a[g] >= 0) goto again;
}
