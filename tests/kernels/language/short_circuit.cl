// If the left operand decides the result, the access in the right operand would be outside; it must not be executed.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = 0;
    if (g < 63 && a[g + 1] > 5) x = 1;
    if (g == 63 || a[g + 1] > 50) x += 2;
    o[g] = x;
}
