union cell {
    int i;
    short s[2];
};

__kernel void k(__global const union cell* a, __global union cell* o) {
    const int g = get_global_id(0);
    union cell c = a[g];
    o[g].s[0] = c.s[1];
    o[g].s[1] = c.s[0];
    o[g].i += 1;
}
