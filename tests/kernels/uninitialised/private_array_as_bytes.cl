// One array is written as bytes and read as numbers, the other one the other way round.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int p[2];
    uchar* bytes = (uchar*)p;
    for (int i = 0; i < 8; ++i) bytes[i] = (uchar)(a[g] >> i % 4 * 8);
    uchar q[4];
    *(uint*)(q + 0) = (uint)a[g];
    o[g] = p[1] + q[3] * 0;
}
