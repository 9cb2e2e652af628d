// The array no longer exists after its function has returned.
int* made(int x) {
    int p[4] = {x, x, x, x};
    int* q = p;
    return q;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int* p = made(a[g]);
    o[g] = a[g];
    if (g == 3) o[g] = p[1];
}
