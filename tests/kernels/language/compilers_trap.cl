__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    if (a[g] < 0) __builtin_trap();
    o[g] = a[g];
}
