__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __local int s[1];
    s[0] = 7;
    o[g] = s[0];
}
