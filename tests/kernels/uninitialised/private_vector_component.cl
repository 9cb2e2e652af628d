// Only the written components of a vector are initialised.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int4 v;
    v.x = a[g];
    if (g > 5) v.zw = (int2)(1, 2);
    int2 pair;
    pair.x = v.y; // never written
    pair.y = v.z; // not written by six work-items
    o[g] = pair.x + pair.y;
}
