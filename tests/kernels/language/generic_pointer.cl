int first(const int* p) {
    return *p;
}

__kernel void k(__global const int* a, __global int* o) {
    o[get_global_id(0)] = first(a);
}
