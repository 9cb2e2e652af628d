typedef struct { int n; int* at; } span;

span second(span all) {
    int own[2] = {all.at[0], all.at[1]};
    int* q = own;
    span s = {q[1] - q[1] + all.n - 1, all.at + 1};
    return s;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int p[2] = {a[g], g};
    span all = {2, p};
    o[g] = *second(all).at;
}
