// The host fills the buffer, so what the atomic reads is set; that it reads at all is against the qualifier.
__kernel void k(__global int* counter, __global int* o) {
    o[atomic_inc(counter)] = get_global_id(0);
}
