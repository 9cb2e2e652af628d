__kernel void k(__global const int* lk, __global int* o) {
    o[get_global_id(0)] = lk[get_global_id(0)];
}
