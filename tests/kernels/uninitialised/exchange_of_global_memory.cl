// As exchange_that_is_used, in a buffer without contents.
__kernel void k(__global int* t, __global int* o) {
    const int g = get_global_id(0);
    const int old = atomic_xchg(&t[g], 1);
    o[g] = old;
}
