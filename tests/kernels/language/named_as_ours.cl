// A kernel's name must not change, and this name is already used by the instrumentation.
__kernel void lk_event(__global int* o) {
    o[get_global_id(0)] = 1;
}
