__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    uint x = a[g] + 1;
    x += 3, x -= 1, x *= 5, x /= 3, x %= 17, x <<= 4, x >>= 1, x |= 9, x &= 0x7d, x ^= 0x11;
    o[g] = x;
    o[g] += 2;
    o[g] *= 3;
    o[g] <<= 1;
}
