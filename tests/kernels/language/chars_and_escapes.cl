__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const char t[] = {'a', '\n', '\x41', '\101', 0};
    int x = 0;
    for (int i = 0; t[i]; ++i) x = 31 * x + t[i];
    o[g] = x + a[g];
}
