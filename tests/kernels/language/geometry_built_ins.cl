__kernel void k(__global const float4* a, __global float* o) {
    const int g = get_global_id(0);
    const float4 v = a[g];
    o[g] = dot(v, v.wzyx) + length(v.xyz) + cross(v, (float4)(1, 2, 3, 0)).y + distance(v.lo, v.hi) +
           normalize(v + 1.0f).x;
}
