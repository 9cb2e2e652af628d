__constant float weights[3] = {0.25f, 0.5f, 0.25f};
__constant struct {
    int n;
    int2 v;
} table[2] = {{1, (int2)(2, 3)}, {4, (int2)(5, 6)}};
constant int offset = 3;

__kernel void k(__global const int* a, __global float* o) {
    const int g = get_global_id(0);
    o[g] = weights[g % 3] * a[g] + table[g % 2].v.y + table[1].n + offset;
}
