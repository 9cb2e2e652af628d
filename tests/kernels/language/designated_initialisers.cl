struct three {
    int x, y, z;
};

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const struct three t = {.z = a[g], .x = 1};
    const int p[5] = {[3] = 7, [1] = a[g]};
    o[g] = t.x + t.y + t.z + p[g % 5];
}
