// Each component is written before it is read, or is only copied along with others that are written.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int4 v;
    if (g % 2 == 0) {
        v.x = a[g];
        v.yz = (int2)(2, 3);
    } else {
        v = (int4)(a[g]);
    }
    int3 moved;
    moved = v.xyz;
    int4 held;
    held.lo = v.xy;
    const int4 copy = held; // its upper half is not used
    int s = 0;
    for (int i = 0; i < 3; ++i) {
        int2 p;
        if (i != 0) p.y = i;
        p.x = i;
        p.x += 1;
        s += i == 0 ? p.x : p.x + p.y;
    }
    o[g] = moved.x + moved.z + copy.x + copy.s1 + v.y + s;
}
