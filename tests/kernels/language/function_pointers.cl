int twice(int x) {
    return 2 * x;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int (*f)(int) = twice;
    o[g] = f(a[g]);
}
