static inline int plus(const int x, int y) {
    return x + y;
}

static int twice(int x) {
    x *= 2;
    return x;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = plus(twice(a[g]), plus(1, twice(2)));
}
