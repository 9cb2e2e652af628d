__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int4 s[32];
    s[l].xyz = (int3)(a[g], 1, 2);
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[31 - l].z;
    if (l == 5) o[g] += s[l].w;
}
