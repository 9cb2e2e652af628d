// The launch file lists values over several lines, with comments.
__kernel void k(__global const int* a, __global int* o, float x, char c) {
    const int g = get_global_id(0);
    o[g] = a[g % 5];
    if (a[0] != 10 || a[4] != -2 || x != 2.5f || c != 'a') o[1000] = 1;
}
