__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int4 v = (int4)(a[g], 2, 3, 4);
    if (g == 3) printf("%d %5.2f %v4d %x %% %c\n", a[g], 0.5f * g, v, 255, 'c');
    o[g] = a[g];
}
