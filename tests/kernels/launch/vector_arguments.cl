__kernel void k(int4 v, float2 f, __global int* o) {
    const int g = get_global_id(0);
    if (v.x != 1 || v.w != 4 || f.y != 0.5f) o[1000] = 1;
    o[g] = v.s0 + (int)f.x;
}
