__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __global int* t[3] = {o, o + g, 0};
    __global int** p = t;
    p[1][0] = a[g];
    o[g] += t[1] == o + g ? 5 : 6;
    o[g] += t[2] == 0;
}
