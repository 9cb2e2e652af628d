__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[34] __attribute__((aligned(8)));
    s[l] = a[g];
    if (l < 2) s[32 + l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    const long v = *(__local long*)&s[l];
    o[g] = (int)v + (int)(v >> 32);
}
