// A name that a driver must find, and that is taken.
__kernel void lk_event(__global int* o) {
    o[get_global_id(0)] = 1;
}
