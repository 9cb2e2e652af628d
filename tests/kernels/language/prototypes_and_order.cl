int later(int x);

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = later(a[g]);
}

int later(int x) {
    return x + 7;
}
