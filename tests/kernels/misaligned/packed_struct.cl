struct __attribute__((packed)) mixed {
    char c;
    int i;
};

__kernel void k(__global const struct mixed* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g % 51].i;
}
