__kernel void k(__global const int* a, __global int* o, __local int* s) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    if (l < 16) s[l] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[l / 2] + s[16 + l / 2];
}
