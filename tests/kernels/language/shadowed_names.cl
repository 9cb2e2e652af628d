int o(int a) {
    return a + 1;
}

__kernel void k(__global const int* a, __global int* out) {
    const int g = get_global_id(0);
    int x = a[g];
    {
        int x = 2;
        for (int a = 0; a < 3; ++a) x += a;
        out[g] = x;
    }
    out[g] += o(x);
}
