// One byte of every int stays uninitialised.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    __local char* bytes = (__local char*)s;
    for (int i = 0; i < 3; ++i) bytes[4 * l + i] = (char)a[g];
    o[g] = s[l];
}
