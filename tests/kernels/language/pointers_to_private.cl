void bump(int* x, int by) {
    *x += by;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = a[g];
    int y[3] = {1, 2, 3};
    int* p = &x;
    bump(p, 2);
    bump(y + 1, x);
    p = &y[1];
    *p++ += 1;
    o[g] = x + y[1] + *p;
}
