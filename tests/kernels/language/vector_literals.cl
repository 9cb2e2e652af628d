__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const float4 f = (float4)((float2)(1.0f, 2.0f), a[g], 4.0f);
    const int2 i = convert_int2_sat_rte(f.yz);
    const uchar4 u = convert_uchar4_sat(f * 100.0f);
    o[g] = i.x + i.y + u.w + as_int4(f).x % 7 + as_short2(a[g]).x;
}
