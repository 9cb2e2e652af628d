// Reading this device file would never end.
#include "/dev/zero"
__kernel void k(__global const int* a, __global int* o) {
    o[get_global_id(0)] = a[0];
}
