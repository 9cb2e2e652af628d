void made(int x, int** out) {
    int p[4] = {x, x, x, x};
    *out = p;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int* p = 0;
    made(a[g], &p);
    o[g] = a[g];
    if (g == 3) o[g] = p[1];
}
