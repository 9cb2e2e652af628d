// Only the first half of the last pair is inside the buffer.
struct pair {
    int x;
    int y;
};

__kernel void k(__global const struct pair* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g % 8].x;
    if (g == 7) {
        struct pair p = a[g];
        o[g] = p.x + p.y;
    }
}
