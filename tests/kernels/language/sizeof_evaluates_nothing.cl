__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int i = 0;
    o[g] = sizeof(a[1000000]) + sizeof(i++) + sizeof(int4) + sizeof(int3);
    o[g] += i + a[g];
}
