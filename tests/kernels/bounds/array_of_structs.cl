struct pair {
    int x;
    int y;
};

__kernel void k(__global const int* a, __global struct pair* o) {
    const int g = get_global_id(0);
    o[g].y = a[g];
}
