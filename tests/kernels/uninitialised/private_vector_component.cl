// Of a vector only the components that somebody wrote are values.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int4 v;
    v.x = a[g];
    if (g > 5) v.zw = (int2)(1, 2);
    int2 pair;
    pair.x = v.y; // nobody wrote it
    pair.y = v.z; // six work-items did not
    o[g] = pair.x + pair.y;
}
