// More private memory than one CPU thread can have.
void fill(char* to, int i) {
    to[i] = 1;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int small[4] = {0, 1, 2, 3};
    char p[1UL << 31];
    fill(p, a[g] << 10);
    o[g] = p[a[g] << 10] + small[g & 3];
}
