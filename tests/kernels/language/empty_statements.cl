__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    ;
    {
    }
    if (a[g] > 3)
        ;
    else
        o[g] = 1;
    for (int i = 0; i < 3; ++i)
        ;
    o[g] += a[g];
}
