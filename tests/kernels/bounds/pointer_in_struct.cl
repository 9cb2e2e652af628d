struct view {
    __global const int* p;
    int n;
};

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    struct view v = {a, 64};
    v.p += 1;
    o[g] = v.p[g];
}
