// Reads parameters that were never set: on one path, in one component, and as the left side of +=.
float kept(float c, const float x) {
    if (x > 1000) c = x;
    return c;
}
float added(float c, const float x) {
    c += x;
    return c;
}
float2 half_set(float2 c, float x) {
    c.x = x;
    return c;
}
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    float r, s;
    float2 t;
    r = kept(r, a[g]);
    s = added(s, a[g]);
    t.y = half_set(t, a[g]).y;
    o[g] = (int)(r + s + t.y);
}
