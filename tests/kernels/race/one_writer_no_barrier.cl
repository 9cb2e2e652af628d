__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[1];
    if (l == 0) s[0] = a[g];
    o[g] = s[0];
}
