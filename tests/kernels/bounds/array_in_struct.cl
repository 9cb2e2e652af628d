struct row {
    int n;
    int at[3];
};

__kernel void k(__global const struct row* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g / 4].at[g % 3] + (g == 63 ? a[15].at[3] : 0);
}
