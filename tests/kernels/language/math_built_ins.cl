__kernel void k(__global const float* a, __global float* o) {
    const int g = get_global_id(0);
    const float x = a[g];
    int e = 0;
    float whole = 0.0f;
    float c = 0.0f;
    float y = frexp(x, &e) + modf(x, &whole) + fract(x, &c);
    int q = 0;
    y += remquo(x, 3.0f, &q) + ldexp(x, 2) + fma(x, 2.0f, 1.0f) + floor(x) + fabs(-x);
    o[g] = y + e + whole + c + q + isnan(x) + signbit(-x) + step(3.0f, x) + mix(x, 2.0f, 0.5f);
}
