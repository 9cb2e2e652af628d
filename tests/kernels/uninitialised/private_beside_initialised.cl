// One array is initialised, the other is filled later; both are accessed through a pointer.
void put(int* p, int i, int value) {
    p[i] = value;
}

int sum(const int* p) {
    return p[0] + p[1] + p[2] + p[3];
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int given[4] = {1, 2, 3, 4};
    int made[4];
    for (int i = 0; i < 4; i++) {
        put(made, i, a[g] + i);
    }
    put(given, a[g] & 3, 7);
    put(given, 3, 8);
    o[g] = sum(given) + sum(made);
}
