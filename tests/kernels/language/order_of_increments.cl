__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int p[4] = {1, 2, 3, 4};
    int i = 0;
    int x = p[i++];
    x += p[++i];
    x -= p[i--]--;
    o[g] = x * 100 + p[2] * 10 + i + a[g];
}
