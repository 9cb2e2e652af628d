__kernel void k(__global const int* a, __global int* o) {
    const int at = (get_global_id(2) * 4 + get_global_id(1)) * 4 + get_global_id(0);
    o[at] = a[at] + get_local_id(2);
}
