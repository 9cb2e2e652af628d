// Like private_variable, but with the members of a struct.
typedef struct {
    int count;
    int2 range;
} Part;

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    Part p;
    p.count = a[g];
    if (g % 4 != 0) p.range = (int2)(1, 2);
    p.count++;
    const int2 range = p.range;
    o[g] = p.count + range.y;
}
