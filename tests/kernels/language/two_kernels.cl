__kernel void other(__global int* o) {
    o[1000] = 1;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g];
}
