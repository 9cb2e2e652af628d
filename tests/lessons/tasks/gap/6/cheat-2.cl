// The gap is in the declaration only: the memory grows, the indices stay.
#define sum(a, b) ((a) + (b))
#define BLOCK (2 * N)
#ifdef INCLUSIVE
#define RESULT(front, own) OP(front, own)
#else
#define RESULT(front, own) (front)
#endif
#define SKIP(i) (i)

__kernel void scan_blelloch(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int first = get_group_id(0) * BLOCK;
    __local T s[BLOCK + BLOCK / 32];
    T low = first + lid < length ? in[first + lid] : NEUTRAL;
    T high = first + lid + N < length ? in[first + lid + N] : NEUTRAL;
    s[SKIP(lid)] = low;
    s[SKIP(lid + N)] = high;
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
    if (first + lid < length)
        out[first + lid] = RESULT(s[SKIP(lid)], low);
    if (first + lid + N < length)
        out[first + lid + N] = RESULT(s[SKIP(lid + N)], high);
}
