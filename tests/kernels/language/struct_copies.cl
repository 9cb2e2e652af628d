struct row {
    int at[3];
    char c;
};

struct row turned(struct row r) {
    struct row q = {{r.at[2], r.at[1], r.at[0]}, 'q'};
    return q;
}

__kernel void k(__global const int* a, __global struct row* o) {
    const int g = get_global_id(0);
    const struct row r = {{a[g], 1, 2}, 'r'};
    struct row s = turned(r);
    o[g] = s;
    o[g].at[1] = turned(o[g]).c;
}
