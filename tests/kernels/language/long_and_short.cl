__kernel void k(__global const short* a, __global long* o) {
    const int g = get_global_id(0);
    const long x = (long)a[g] << 33;
    const ulong u = (ulong)x / 3;
    o[g] = x - (long)(u % 1000) + (ushort)a[g] * (uchar)200;
}
