__kernel void k(__global const int3* a, __global int3* o) {
    const int g = get_global_id(0);
    const int3 v = a[g];
    o[g] = v.zxy;
    o[g].yz += v.xx;
}
