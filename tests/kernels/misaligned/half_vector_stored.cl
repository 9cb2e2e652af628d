// vstorea_half4 requires a multiple of 8 bytes.
__kernel void k(__global half* o) {
    const int g = get_global_id(0);
    vstorea_half4((float4)(g), 0, o + g * 6);
}
