__kernel void inner(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g] + 1;
}

__kernel void k(__global const int* a, __global int* o) {
    inner(a, o);
    o[get_global_id(0)] *= 2;
}
