__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const float f = a[g] * 0.7f - 20.0f;
    int x = (int)f + convert_int_rtp(f) + convert_int_rtn(f) + convert_uchar_sat(f);
    x += (uchar)(a[g] * 9) + (short)(a[g] * 5000) + (bool)a[g];
    x += (int)(long)-3 + (uint)2u + (int)'c' + (int)0x7fffffffL;
    o[g] = x;
}
