__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    int x = 0;
    for (int i = 0; i < 20000; ++i) x += i ^ a[g];
    o[g] = x;
}
