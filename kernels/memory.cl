// Each work-item writes one value. The kernels differ in where adjacent work-items read their values.
//
// T       type of an element
// STRIDE  distance between the elements of adjacent work-items, in elements
// OFFSET  elements skipped at the start
// N       work-items per group
// FLOATS  floats per structure: 3, or 4 with padding
// USED    coordinates used per point: 1, 2 or 3
// TERMS   coefficients of the polynomial

#ifndef T
#define T float
#endif
#ifndef STRIDE
#define STRIDE 2
#endif
#ifndef OFFSET
#define OFFSET 1
#endif
#ifndef N
#define N 256
#endif
#ifndef FLOATS
#define FLOATS 3
#endif
#ifndef USED
#define USED 1
#endif
#ifndef TERMS
#define TERMS 8
#endif

// Adjacent work-items read adjacent elements.
__kernel void copy_coalesced(int length, __global const T* in, __global T* out)
{
    int i = get_global_id(0);
    if (i < length)
        out[i] = in[i];
}

// Adjacent work-items read elements that are STRIDE elements apart.
__kernel void copy_strided(int length, __global const T* in, __global T* out)
{
    int i = get_global_id(0);
    if (i < length)
        out[i] = in[i * STRIDE];
}

// Adjacent work-items read adjacent elements, but each warp starts in the middle of a sector.
__kernel void copy_misaligned(int length, __global const T* in, __global T* out)
{
    int i = get_global_id(0);
    if (i < length)
        out[i] = in[i + OFFSET];
}

// Each work-item reads the element that its index selects.
__kernel void copy_random(int length, __global const int* order, __global const T* in, __global T* out)
{
    int i = get_global_id(0);
    if (i < length)
        out[i] = in[order[i]];
}

typedef struct {
    float x, y, z;
#if FLOATS == 4
    float padding;
#endif
} point;

// The coordinates of a point are adjacent, so the x of adjacent points are a whole structure apart.
__kernel void sum_array_of_structures(int length, __global const point* points, __global float* out)
{
    int i = get_global_id(0);
    if (i < length) {
        float sum = points[i].x;
#if USED > 1
        sum += points[i].y;
#endif
#if USED > 2
        sum += points[i].z;
#endif
        out[i] = sum;
    }
}

// All x are adjacent, and so are all y and all z.
__kernel void sum_structure_of_arrays(int length, __global const float* x, __global const float* y,
                                      __global const float* z, __global float* out)
{
    int i = get_global_id(0);
    if (i < length) {
        float sum = x[i];
#if USED > 1
        sum += y[i];
#endif
#if USED > 2
        sum += z[i];
#endif
        out[i] = sum;
    }
}

// A polynomial by Horner's rule: all work-items read the same coefficient at the same time.
__kernel void polynomial(int length, __constant float* coefficients, __global const float* in,
                         __global float* out)
{
    int i = get_global_id(0);
    if (i < length) {
        float x = in[i];
        float result = 0;
        for (int k = TERMS - 1; k >= 0; --k)
            result = result * x + coefficients[k];
        out[i] = result;
    }
}

// Reverses a group's elements through local memory. Adjacent work-items access elements STRIDE apart.
__kernel void reverse_local_strided(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N * STRIDE];
    s[lid * STRIDE] = gid < length ? in[gid] : (T)0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (gid < length)
        out[gid] = s[(N - 1 - lid) * STRIDE];
}
