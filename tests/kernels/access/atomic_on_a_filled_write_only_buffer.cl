// The host fills the buffer, so the value that the atomic reads is defined. But a write-only buffer must not be read.
__kernel void k(__global int* counter, __global int* o) {
    o[atomic_inc(counter)] = get_global_id(0);
}
