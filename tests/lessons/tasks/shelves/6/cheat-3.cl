// One work-item of each group does all of its work.
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
    if (get_local_id(0) == 0) {
        int first = get_group_id(0) * GROUP;
        for (int i = first; i < first + GROUP && i < length; ++i)
            out[i] = points[i].x + points[i].y + points[i].z;
    }
}
