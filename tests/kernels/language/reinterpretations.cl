__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const uint u = as_uint((float)a[g]);
    const uchar4 b = as_uchar4(u);
    const float2 f = as_float2((int2)(u, 0x40000000));
    o[g] = b.x + b.w + (int)f.y + as_int(as_float(u)) % 100;
}
