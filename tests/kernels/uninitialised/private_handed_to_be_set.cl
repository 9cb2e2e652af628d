// A function that sets its parameter before it reads it does not use the passed value.
float scaled(float c, const float x) {
    c = 2 * x;
    return c;
}
float chosen(float c, const float x) {
    if (x > 1) c = x;
    else c = 1;
    c += 1;
    return c;
}
float2 product(float2 c, float2 x, float2 y) {
    c.x = x.x * y.x - x.y * y.y;
    c.y = x.x * y.y + x.y * y.x;
    return c;
}
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    float r, s[2];
    float2 t;
    r = scaled(r, a[g]);
    s[1] = chosen(s[1], a[g]);
    t = product(t, (float2)(r, 1), (float2)(s[1], 2));
    o[g] = (int)(r + s[1] + t.x + t.y);
}
