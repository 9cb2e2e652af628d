// Reads only x and adds it three times: a third of the sectors, but wrong sums.
#ifndef FLOATS
#define FLOATS 3
#endif
#ifndef USED
#define USED 1
#endif
#define GROUP 256 // work-items per group

typedef struct {
    float x, y, z;
#if FLOATS == 4
    float padding;
#endif
} point;

__kernel void sum_array_of_structures(int length, __global const point* points, __global float* out)
{
    int i = get_global_id(0);
    if (i < length) {
        float x = points[i].x;
        out[i] = x + x + x;
    }
}
