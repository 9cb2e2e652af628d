void meet(void) {
    barrier(CLK_LOCAL_MEM_FENCE);
}

int met(int x) {
    meet();
    return x;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g] > 3 ? met(a[g]) : 0;
}
