// Copies the point into a private structure first: still a request for each field.
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
        point own = points[i];
        out[i] = own.x + own.y + own.z;
    }
}
