void meet(__local int* s, int l) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) s[0] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[1];
    if (l == 0) s[0] = a[0];
    meet(s, l);
    meet(s, l);
    o[g] = s[0];
}
