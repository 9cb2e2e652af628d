// A failed compare-and-exchange writes nothing: the value is never 7.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    atomic_cmpxchg(&o[0], 7, 1);
    o[1 + g] = o[0];
}
