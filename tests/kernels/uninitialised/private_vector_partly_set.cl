// Operators, built-in functions and stores use all components; only one is set.
__kernel void k(__global const int* a, __global float4* o) {
    const int g = get_global_id(0);
    float4 v;
    v.x = a[g];
    const float d = dot(v, v);
    float4 w;
    w.x = a[g];
    const float4 twice = w * 2.0f;
    int4 n;
    n.x = a[g];
    const int is_large = any(n > 3);
    float4 s;
    s.xyz = a[g];
    o[g] = s;
    float4 m;
    m.xy = a[g];
    m += 1.0f;
    const float4 doubled = fmax(m, 2.0f);
    o[g].x += d + twice.y + is_large + doubled.x;
}
