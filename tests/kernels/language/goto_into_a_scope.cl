__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int i = 0;
    if (a[g] > 30) goto inside;
    for (i = 0; i < 5; ++i) {
    inside:
        o[g] = i;
    }
}
