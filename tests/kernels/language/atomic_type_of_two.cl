// An atomic_int has the size of an int.
__kernel void k(volatile __global atomic_int* f, __global int* o) {
    if (get_global_id(0) == 0) atomic_store_explicit(f, 1, memory_order_release, memory_scope_device);
}
