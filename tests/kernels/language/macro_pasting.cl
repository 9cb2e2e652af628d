#define FIELD(n) value_##n
#define TEXT(x) #x
#define DECLARE(n) const int FIELD(n) = a[n] + (int)sizeof(TEXT(n))

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    DECLARE(3);
    DECLARE(12);
    o[g] = FIELD(3) * FIELD(12);
}
