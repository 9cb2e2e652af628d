__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    if (g == 3) printf("%s is %d\n", "three", a[g]);
    o[g] = a[g];
}
