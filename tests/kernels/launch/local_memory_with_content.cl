__kernel void k(__local int* s, __global int* o) {
    s[get_local_id(0)] = 1;
    o[get_global_id(0)] = s[get_local_id(0)];
}
