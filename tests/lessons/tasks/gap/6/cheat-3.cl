// One work-item climbs the whole tree: a single lane never meets another one in a bank.
#define sum(a, b) ((a) + (b))
#define BLOCK (2 * N)
#ifdef INCLUSIVE
#define RESULT(front, own) OP(front, own)
#else
#define RESULT(front, own) (front)
#endif

__kernel void scan_blelloch(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int first = get_group_id(0) * BLOCK;
    __local T s[BLOCK];
    T low = first + lid < length ? in[first + lid] : NEUTRAL;
    T high = first + lid + N < length ? in[first + lid + N] : NEUTRAL;
    s[lid] = low;
    s[lid + N] = high;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0) {
        for (int k = 1; k < BLOCK; k <<= 1)
            for (int right = 2 * k - 1; right < BLOCK; right += 2 * k)
                s[right] = OP(s[right - k], s[right]);
        s[BLOCK - 1] = NEUTRAL;
        for (int k = N; k > 0; k >>= 1)
            for (int right = 2 * k - 1; right < BLOCK; right += 2 * k) {
                T left = s[right - k];
                s[right - k] = s[right];
                s[right] = OP(left, s[right]);
            }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (first + lid < length)
        out[first + lid] = RESULT(s[lid], low);
    if (first + lid + N < length)
        out[first + lid + N] = RESULT(s[lid + N], high);
}
