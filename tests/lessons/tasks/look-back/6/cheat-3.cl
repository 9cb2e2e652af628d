// No group waits for another one: each adds up all elements in front of its block again.
#ifndef N
#define N 256
#endif
#ifndef T
#define T float
#endif
#ifndef OP
#define OP sum
#define NEUTRAL 0
#endif

#define sum(a, b) ((a) + (b))
#define BLOCK (2 * N)
#ifdef INCLUSIVE
#define RESULT(front, own) OP(front, own)
#else
#define RESULT(front, own) (front)
#endif
#define SKIP(i) ((i) + (i) / 32)

void scan_group(__local T* s)
{
    int lid = get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 1; k < BLOCK; k <<= 1) {
        int right = 2 * k * (lid + 1) - 1;
        if (right < BLOCK)
            s[SKIP(right)] = OP(s[SKIP(right - k)], s[SKIP(right)]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0)
        s[SKIP(BLOCK - 1)] = NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = N; k > 0; k >>= 1) {
        int right = 2 * k * (lid + 1) - 1;
        if (right < BLOCK) {
            T left = s[SKIP(right - k)];
            s[SKIP(right - k)] = s[SKIP(right)];
            s[SKIP(right)] = OP(left, s[SKIP(right)]);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

// Adds up everything in front of the block.
T sum_of_all_in_front(int block, __global const T* in)
{
    T front = NEUTRAL;
    for (int i = 0; i < block * BLOCK; ++i)
        front = OP(front, in[i]);
    return front;
}

__kernel void scan_look_back_unfenced(int length, __global const T* in, __global T* out, __global int* ticket,
                                      __global int* has_total, __global int* has_prefix,
                                      volatile __global T* totals, volatile __global T* prefixes)
{
    __local T s[SKIP(BLOCK)];
    __local int own_block;
    __local T sum_in_front;
    int lid = get_local_id(0);
    if (lid == 0)
        own_block = atomic_inc(ticket);
    barrier(CLK_LOCAL_MEM_FENCE);
    int first = own_block * BLOCK;
    T low = first + lid < length ? in[first + lid] : NEUTRAL;
    T high = first + lid + N < length ? in[first + lid + N] : NEUTRAL;
    s[SKIP(lid)] = low;
    s[SKIP(lid + N)] = high;
    scan_group(s);
    if (lid == N - 1) // the sum in front of the last element, and that element
        sum_in_front = sum_of_all_in_front(own_block, in);
    barrier(CLK_LOCAL_MEM_FENCE);
    T front = sum_in_front;
    if (first + lid < length)
        out[first + lid] = OP(front, RESULT(s[SKIP(lid)], low));
    if (first + lid + N < length)
        out[first + lid + N] = OP(front, RESULT(s[SKIP(lid + N)], high));
}
