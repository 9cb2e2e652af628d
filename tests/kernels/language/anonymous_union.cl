struct s {
    int x;
    union {
        int i;
        float f;
    };
};

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    struct s v;
    v.i = a[g];
    o[g] = v.i;
}
