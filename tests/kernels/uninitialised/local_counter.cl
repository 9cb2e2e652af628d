__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __local int n;
    atomic_inc(&n);
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = n;
}
