// Copies only the row of floats of x and y, and takes z for zero.
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
    __local float words[GROUP * FLOATS];
    __global const float* from = (__global const float*)points;
    int i = get_global_id(0);
    int lid = get_local_id(0);
    int first = get_group_id(0) * GROUP * FLOATS;
    for (int k = 0; k < FLOATS - 1; ++k) {
        int word = k * GROUP + lid;
        if (first + word < length * FLOATS)
            words[word] = from[first + word];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < length) {
        float sum = words[lid * FLOATS];
#if USED > 1
        sum += words[lid * FLOATS + 1];
#endif
#if USED > 2
        sum += 0;
#endif
        out[i] = sum;
    }
}
