__kernel void one(__global int* o) {
    o[get_global_id(0)] = 1;
}

__kernel void k(__global int* o) {
    o[get_global_id(0)] = 2;
}

__kernel void three(__global int* o) {
    o[get_global_id(0) + 1] = 3;
}
