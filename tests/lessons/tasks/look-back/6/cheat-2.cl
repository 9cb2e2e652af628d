// Value and flag are both written with atomics, but they are still two words without an order.
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

T look_back_unfenced(int block, T total, __global int* has_total, __global int* has_prefix,
                     volatile __global T* totals, volatile __global T* prefixes)
{
    atomic_xchg((volatile __global int*)&totals[block], as_int(total));
    atomic_xchg(&has_total[block], 1);
    T front = NEUTRAL;
    int before = block - 1;
    while (before >= 0) {
        if (atomic_add(&has_prefix[before], 0)) {
            front = OP(as_float(atomic_add((volatile __global int*)&prefixes[before], 0)), front);
            before = -1; // the prefix contains everything in front of it
        } else if (atomic_add(&has_total[before], 0)) {
            front = OP(as_float(atomic_add((volatile __global int*)&totals[before], 0)), front);
            --before;
        }
    }
    atomic_xchg((volatile __global int*)&prefixes[block], as_int(OP(front, total)));
    atomic_xchg(&has_prefix[block], 1);
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
        sum_in_front = look_back_unfenced(own_block, OP(s[SKIP(BLOCK - 1)], high), has_total, has_prefix,
                                          totals, prefixes);
    barrier(CLK_LOCAL_MEM_FENCE);
    T front = sum_in_front;
    if (first + lid < length)
        out[first + lid] = OP(front, RESULT(s[SKIP(lid)], low));
    if (first + lid + N < length)
        out[first + lid + N] = OP(front, RESULT(s[SKIP(lid + N)], high));
}
