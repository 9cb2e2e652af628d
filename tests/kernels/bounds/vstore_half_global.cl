__kernel void k(__global const float* a, __global half* o) {
    const int g = get_global_id(0);
    if (g % 4 == 0) vstore_half4((float4)(a[g]), g / 4 + 1, o);
}
