__kernel void k(int n, __global int* o) {
    o[get_global_id(0)] = n;
}
