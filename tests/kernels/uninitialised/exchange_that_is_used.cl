// The old value that an exchange returns is a read.
__kernel void k(__global int* o) {
    __local int s[32];
    const int l = get_local_id(0);
    o[get_global_id(0)] = atomic_xchg(&s[l], 1);
}
