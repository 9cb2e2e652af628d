// Like private_array_in_helper, but another helper fills the array through two kinds of pointers.
void fill(int* p, int value) {
    for (int* q = p; q < p + 3; ++q) *q = value;
    vstore2((int2)(value), 0, p + 2);
}

int last(const int* p) {
    return p[3];
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int p[4];
    fill(p, a[g]);
    o[g] = p[2] + last(p);
}
