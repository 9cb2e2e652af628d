// In OpenCL 1.2, the only atomic on floats is the exchange. The sum uses compare-and-exchange on integers.
void add(volatile __local float* p, float x) {
    union {
        uint u;
        float f;
    } was, now;
    do {
        was.f = *p;
        now.f = was.f + x;
    } while (atomic_cmpxchg((volatile __local uint*)p, was.u, now.u) != was.u);
}

__kernel void k(__global const int* a, __global float* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local float s[32];
    s[l] = 1.0f;
    add(&s[l], (float)a[g]);
    o[g] = atomic_xchg(&s[l], 2.0f) + s[l];
}
