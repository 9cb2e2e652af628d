// Scans, or prefix sums: each element becomes the sum of all elements before it.
//
// N          work-items per group, a power of two
// T          type of an element
// OP         combines two elements into one: sum, max or min
// NEUTRAL    neutral element of OP; replaces the elements beyond the end of the input
// INCLUSIVE  defined if the sum of an element includes the element itself
// SUB_GROUPS defined if the device's compiler supports sub-group functions
// LOOK_BACK  defined if T has 32 bits and the device has atomics of 64 bits; scan_look_back needs both
//
// All kernels except scan_add and those that look back scan each group's elements separately.

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

// Hillis and Steele: in each round, every element adds the element at distance k in front of it. Few rounds,
// but many more additions than needed. Two arrays alternate, so that one barrier per round is enough.
__kernel void scan_hillis_steele(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[2][N];
    int from = 0;
    s[from][lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 1; k < N; k <<= 1) {
        int to = 1 - from;
        if (lid >= k)
            s[to][lid] = OP(s[from][lid - k], s[from][lid]);
        else
            s[to][lid] = s[from][lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        from = to;
    }
#ifdef INCLUSIVE
    T result = s[from][lid];
#else
    T result = lid > 0 ? s[from][lid - 1] : NEUTRAL;
#endif
    if (gid < length)
        out[gid] = result;
}

// The kernels below give each work-item two elements, so that each has a pair in the first round.
#define BLOCK (2 * N)

// The result of an element, from the sum in front of it and the element itself.
#ifdef INCLUSIVE
#define RESULT(front, own) OP(front, own)
#else
#define RESULT(front, own) (front)
#endif

// Blelloch: up the tree with sums of pairs, then down with the sum in front of each node. About two additions
// per element for any length, but the elements that a round combines are far apart.
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
    for (int k = 1; k < BLOCK; k <<= 1) {
        int right = 2 * k * (lid + 1) - 1;
        if (right < BLOCK)
            s[right] = OP(s[right - k], s[right]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0)
        s[BLOCK - 1] = NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = N; k > 0; k >>= 1) {
        int right = 2 * k * (lid + 1) - 1;
        if (right < BLOCK) {
            T left = s[right - k];
            s[right - k] = s[right];
            s[right] = OP(left, s[right]);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (first + lid < length)
        out[first + lid] = RESULT(s[lid], low);
    if (first + lid + N < length)
        out[first + lid + N] = RESULT(s[lid + N], high);
}

// The index of element i if one word is skipped after every 32: elements at a stride of 2, 4, 8, 16 or 32 are
// then in different banks.
#define SKIP(i) ((i) + (i) / 32)

// Blelloch's scan of the group's elements in s: each becomes the sum of the elements in front of it.
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

// As before, but with one word skipped after every 32.
__kernel void scan_blelloch_padded(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int first = get_group_id(0) * BLOCK;
    __local T s[SKIP(BLOCK)];
    T low = first + lid < length ? in[first + lid] : NEUTRAL;
    T high = first + lid + N < length ? in[first + lid + N] : NEUTRAL;
    s[SKIP(lid)] = low;
    s[SKIP(lid + N)] = high;
    scan_group(s);
    if (first + lid < length)
        out[first + lid] = RESULT(s[SKIP(lid)], low);
    if (first + lid + N < length)
        out[first + lid + N] = RESULT(s[SKIP(lid + N)], high);
}

// A scan of any length takes three stages. The first scans each group's block and stores its total; the
// second scans the totals, with this kernel again; the third is the kernel below.
__kernel void scan_blocks(int length, __global const T* in, __global T* out, __global T* totals)
{
    int lid = get_local_id(0);
    int first = get_group_id(0) * BLOCK;
    __local T s[SKIP(BLOCK)];
    T low = first + lid < length ? in[first + lid] : NEUTRAL;
    T high = first + lid + N < length ? in[first + lid + N] : NEUTRAL;
    s[SKIP(lid)] = low;
    s[SKIP(lid + N)] = high;
    scan_group(s);
    if (first + lid < length)
        out[first + lid] = RESULT(s[SKIP(lid)], low);
    if (first + lid + N < length)
        out[first + lid + N] = RESULT(s[SKIP(lid + N)], high);
    if (lid == N - 1) // the sum in front of the last element, and that element
        totals[get_group_id(0)] = OP(s[SKIP(BLOCK - 1)], high);
}

// Adds the sum of all blocks in front of its own block to each element.
__kernel void scan_add(int length, __global const T* offsets, __global T* out)
{
    int gid = get_global_id(0);
    if (gid < length)
        out[gid] = OP(offsets[gid / BLOCK], out[gid]);
}

// A scan of any length in one launch. A group scans its block, publishes the total of the block, and looks
// back at the blocks in front of it until it finds one whose prefix is known: the sum of all elements up to
// its end. Groups may start in any order. A group therefore takes a ticket, which is the number of its block:
// the groups of the blocks in front of it have already started.
#ifdef LOOK_BACK
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

// The state of a block is one word: the upper half is what is known, the lower half is its value. An atomic
// writes both, so no group can see a state without its value. Fences are not enough: a fence of OpenCL 1.2
// orders the accesses of a work-item only for its own group.
#define NOTHING 0
#define TOTAL 1
#define PREFIX 2

#define JOINED(a, b) a##b
#define AS(type) JOINED(as_, type)

ulong state_of(uint known, T value)
{
    return (ulong)known << 32 | as_uint(value);
}

// Returns the sum of all elements in front of the block. One work-item of the group calls it. An atomic that
// adds 0 reads a state.
T look_back(int block, T total, volatile __global ulong* states)
{
    if (block > 0)
        atom_xchg(&states[block], state_of(TOTAL, total));
    T front = NEUTRAL;
    int before = block - 1;
    while (before >= 0) {
        ulong state = atom_add(&states[before], 0);
        uint known = (uint)(state >> 32);
        if (known != NOTHING) {
            front = OP(AS(T)((uint)state), front);
            before = known == PREFIX ? -1 : before - 1; // the prefix contains everything in front of it
        }
    }
    atom_xchg(&states[block], state_of(PREFIX, OP(front, total)));
    return front;
}

__kernel void scan_look_back(int length, __global const T* in, __global T* out, __global int* ticket,
                             volatile __global ulong* states)
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
        sum_in_front = look_back(own_block, OP(s[SKIP(BLOCK - 1)], high), states);
    barrier(CLK_LOCAL_MEM_FENCE);
    T front = sum_in_front;
    if (first + lid < length)
        out[first + lid] = OP(front, RESULT(s[SKIP(lid)], low));
    if (first + lid + N < length)
        out[first + lid + N] = OP(front, RESULT(s[SKIP(lid + N)], high));
}
#endif

// The same, but the value of a block and the flag that announces it are separate words, without a fence
// between their accesses.
T look_back_unfenced(int block, T total, __global int* has_total, __global int* has_prefix,
                     volatile __global T* totals, volatile __global T* prefixes)
{
    totals[block] = total;
    atomic_xchg(&has_total[block], 1);
    T front = NEUTRAL;
    int before = block - 1;
    while (before >= 0) {
        if (atomic_add(&has_prefix[before], 0)) {
            front = OP(prefixes[before], front);
            before = -1; // the prefix contains everything in front of it
        } else if (atomic_add(&has_total[before], 0)) {
            front = OP(totals[before], front);
            --before;
        }
    }
    prefixes[block] = OP(front, total);
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

#ifdef SUB_GROUPS
// Inclusive scan of a warp in registers: every lane adds the value of the lane k positions below.
T scan_warp(T value)
{
    int lane = get_sub_group_local_id();
    for (int k = 1; k < get_max_sub_group_size(); k <<= 1) {
        T below = sub_group_shuffle_up(value, k);
        if (lane >= k)
            value = OP(below, value);
    }
    return value;
}

// Each warp scans its elements and stores its total. Then each work-item adds the totals of the warps in
// front of its own. All lanes of a warp read the same total.
__kernel void scan_shuffle(int length, __global const T* in, __global T* out)
{
    int gid = get_global_id(0);
    int lane = get_sub_group_local_id();
    int warp = get_sub_group_id();
    __local T totals[N];
    T own = gid < length ? in[gid] : NEUTRAL;
    T value = scan_warp(own);
    T front = sub_group_shuffle_up(value, 1);
    if (lane == 0)
        front = NEUTRAL;
    if (lane == get_sub_group_size() - 1)
        totals[warp] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < warp; ++i)
        front = OP(totals[i], front);
    if (gid < length)
#ifdef INCLUSIVE
        out[gid] = OP(front, own);
#else
        out[gid] = front;
#endif
}
#endif
