// Copies move components without a value; operators use only components that have one.
float length_of(float4 v) { return v.x + v.y + v.z; }

__kernel void k(__global const int* a, __global float4* o) {
    const int g = get_global_id(0);
    float4 v;
    v.xyz = a[g];
    float4 w;
    w = v;
    const float3 moved = v.xyz * 2.0f;
    const float3 selected = (v * 2.0f).xyz + (-v).zyx;
    float d = dot(v.xyz, w.xyz) + length_of(v);
    const float4 chosen = select(v, (float4)(1.0f), (int4)(0, 0, 0, -1));
    float4 part;
    part.x = a[g];
    part *= 2.0f;
    d += part.x + fmax(part, 2.0f).x;
    float4 all;
    all.xy = v.xy;
    all.zw = v.zx;
    all *= 2.0f;
    o[g] = all + chosen + (float4)(moved, d) + (float4)(selected, 0.0f);
}
