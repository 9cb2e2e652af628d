__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = a[g];
    if (x % 3 == 0) goto end;
    x *= 2;
    o[g] = 0;
    end:
    o[g] = x;
}
