__kernel void k(volatile __global const int* a, volatile __global int* o) {
    const int g = get_global_id(0);
    volatile int x = a[g];
    x += x;
    o[g] = x;
    o[g] = o[g] + a[g];
}
