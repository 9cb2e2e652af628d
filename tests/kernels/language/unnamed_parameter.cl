int second(int, int y) {
    return y;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = second(1, a[g]);
}
