__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int x = a[g] - 30;
    const uint u = (uint)a[g] * 123456789u;
    o[g] = abs(x) + abs_diff(x, 5) + add_sat(x, INT_MAX - 3) / 1000 + hadd(x, 7) + rhadd(x, 7) + clz(u) +
           clamp(x, -3, 3) + mad24(x, 3, 4) + mul24(x, 2) + mul_hi(x, 1 << 30) + max(x, 0) + min(x, 0) +
           rotate(x, 3) % 100 + sub_sat(x, 9) + popcount(u) + upsample((short)x, (ushort)1) % 50;
}
