// The counter is never set: without a fixed value, the passes would make different numbers of iterations.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int sum = 0;
    for (int i; i < a[g]; ++i)
        sum += i;
    o[g] = sum;
}
