__kernel void k(__global int* o, __local int* s) {
    s[get_local_id(0)] = 1;
    o[get_global_id(0)] = s[get_local_id(0)];
}
