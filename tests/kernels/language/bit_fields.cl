struct flags {
    int low : 3;
    int high : 5;
};

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    struct flags f;
    f.low = a[g];
    f.high = 3;
    o[g] = f.low + f.high;
}
