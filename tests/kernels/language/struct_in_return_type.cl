struct pair {
    int x;
    int y;
} made(int v) {
    struct pair p;
    p.x = v;
    p.y = 2 * v;
    return p;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    o[g] = made(a[g]).x;
}
