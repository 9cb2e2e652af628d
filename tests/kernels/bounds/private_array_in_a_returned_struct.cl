// The array no longer exists after its function has returned. The returned struct contains a pointer to it.
typedef struct { int n; int* at; } span;

span made(int x) {
    int p[4] = {x, x, x, x};
    span s = {4, p};
    return s;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    span s = made(a[g]);
    o[g] = s.n;
    if (g == 3) o[g] = s.at[1];
}
