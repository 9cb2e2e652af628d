// All passes begin with the same contents, also of what the launch calls read-only; else the guard fails.
__kernel void k(__global int* a, __global int* o) {
    const int g = get_global_id(0);
    const int was = a[g];
    if (was != g) o[1000] = 1;
    a[g] = was + 1;
    o[g] = was;
}
