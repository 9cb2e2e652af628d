__kernel void k(__global const int* a, __global int* o) {
    o[0] = 3;
}
