#include "../launch/include/deep.h"
#include <helper.h>

__kernel void k(__global const int* a, __global int* o) {
    o[get_global_id(0)] = halved(a, get_global_id(0)) + DEEP;
}
