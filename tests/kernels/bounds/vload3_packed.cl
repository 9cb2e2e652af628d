// 64 elements contain 21 whole triples.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int3 v = vload3(g % 22, a);
    o[g] = v.x + v.z;
}
