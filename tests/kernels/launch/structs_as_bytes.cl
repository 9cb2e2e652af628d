struct setting {
    int n;
    short s[2];
};

__kernel void k(struct setting s, __global const struct setting* a, __global int* o) {
    const int g = get_global_id(0);
    if (s.n != 1 || s.s[1] != 2 || a[1].s[0] != 3) o[1000] = 1;
    o[g] = a[g % 2].n;
}
