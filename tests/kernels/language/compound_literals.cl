struct pair {
    int x, y;
};

int sum(struct pair p) {
    return p.x + p.y;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = sum((struct pair){a[g], 2}) + ((int[3]){1, 2, a[g]})[g % 3];
}
