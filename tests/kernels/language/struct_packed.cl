struct __attribute__((packed)) mixed {
    char c;
    int i;
};

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    struct mixed m;
    m.c = 1;
    m.i = a[g];
    o[g] = m.i + m.c + (int)sizeof(struct mixed);
}
