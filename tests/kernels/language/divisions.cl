// Divisions and remainders with divisors known only at run time; the results must equal those of the plain kernel.
kernel void divide(global const int* a, global const int* b, global int* out, global uint* unsigned_out) {
    const int i = get_global_id(0);
    const int d = b[i] + 1;
    int sum = a[i] / d + a[i] % d - a[i] * 3 / d / 2;
    sum += (int)((long)a[i] * 1000003L / (long)d % 7L);
    sum /= d;
    sum %= b[i] + 2;
    out[4 * i] = sum;
    int4 v = (int4)(a[i], a[i] + 1, a[i] + 2, -a[i]);
    v = v / (int4)(d, -1, d + 3, -d) % (int4)(d + 1);
    out[4 * i + 1] = v.x + 3 * v.y + 5 * v.z + 7 * v.w;
    out[4 * i + 2] = a[i];
    out[4 * i + 2] /= d;
    char4 c = (char4)(a[i], 9, 8, 7) / (char4)(d, 2, 3, -1);
    out[4 * i + 3] = c.x + c.y + c.z + c.w;
    unsigned_out[i] = (uint)a[i] / (uint)d + (uint)a[i] % (uint)d;
    unsigned_out[i] += (uint)((ulong)a[i] * 12345678901UL % (ulong)d);
}
