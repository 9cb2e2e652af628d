// Reductions: the elements of a work-group become one value.
//
// N        work-items per group, a power of two
// T        type of an element
// OP       combines two elements into one: sum, max or min
// NEUTRAL  neutral element of OP; replaces the elements beyond the end of the input
// ITEMS    elements per work-item, if it reads several
// WIDTH    elements per vector
// ATOMIC_OP         atomic function for OP, if T has one
// BITS              otherwise: the integer type as wide as T
// COMPARE_EXCHANGE  otherwise: the compare-and-exchange function for BITS
// SUB_GROUPS        defined if the device's compiler supports sub-group functions

#ifndef N
#define N 256
#endif
#ifndef T
#define T float
#define BITS uint
#define COMPARE_EXCHANGE atomic_cmpxchg
#endif
#ifndef OP
#define OP sum
#define NEUTRAL 0
#endif

#ifndef ITEMS
#define ITEMS 8
#endif
#ifndef WIDTH
#define WIDTH 4
#endif

#define sum(a, b) ((a) + (b))
#define JOIN(a, b) a##b
#define JOINED(a, b) JOIN(a, b)

// Every work-item adds up all elements: correct, but N times the work.
__kernel void reduce_everyone_sums(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    T total = NEUTRAL;
    for (int i = 0; i < N; ++i)
        total = OP(s[i], total);
    if (lid == 0)
        out[get_group_id(0)] = total;
}

// BROKEN: all work-items add to one variable at the same time, and overwrite each other's sums.
__kernel void reduce_unsynchronised(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T total;
    if (lid == 0)
        total = NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    T value = gid < length ? in[gid] : NEUTRAL;
    total = OP(value, total);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0)
        out[get_group_id(0)] = total;
}

// BROKEN: no work-item waits for the sums of the previous round.
__kernel void reduce_no_barrier(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    for (int k = N / 2; k > 0; k >>= 1) {
        if (lid < k)
            s[lid] = OP(s[lid + k], s[lid]);
    }
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}

// BROKEN: only the work-items that add reach the barrier; the others never do.
__kernel void reduce_barrier_in_branch(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = N / 2; k > 0; k >>= 1) {
        if (lid < k) {
            s[lid] = OP(s[lid + k], s[lid]);
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    }
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}

// Every second, then every fourth, then every eighth work-item adds: all warps stay busy, few lanes add.
__kernel void reduce_interleaved(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 1; k < N; k <<= 1) {
        if (lid % (2 * k) == 0)
            s[lid] = OP(s[lid + k], s[lid]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}

// The same additions, done by the first work-items: few warps with all lanes, but a growing stride.
__kernel void reduce_compacted(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 1; k < N; k <<= 1) {
        int i = 2 * k * lid;
        if (i < N)
            s[i] = OP(s[i + k], s[i]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}

// Adds the second half to the first half: few warps with all lanes, which read adjacent elements.
__kernel void reduce_sequential(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = N / 2; k > 0; k >>= 1) {
        if (lid < k)
            s[lid] = OP(s[lid + k], s[lid]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}

// As before, but the host sets the size of local memory, so groups can have any size. If n is odd, the middle
// element waits for the next round.
__kernel void reduce_local_argument(int length, __global const T* in, __global T* out, __local T* s)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    int n = get_local_size(0);
    while (n > 1) {
        int half_up = (n + 1) / 2;
        if (lid < n / 2)
            s[lid] = OP(s[lid + half_up], s[lid]);
        barrier(CLK_LOCAL_MEM_FENCE);
        n = half_up;
    }
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}

// Sequential reduction of a group's N values into s[0], for the kernels below.
void reduce_group(__local T* s)
{
    int lid = get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = N / 2; k > 0; k >>= 1) {
        if (lid < k)
            s[lid] = OP(s[lid + k], s[lid]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

// Each work-item first adds up ITEMS adjacent elements, so the reads of adjacent work-items are far apart.
__kernel void reduce_contiguous(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int first = get_global_id(0) * ITEMS;
    int end = min(first + ITEMS, length);
    __local T s[N];
    T value = NEUTRAL;
    for (int i = first; i < end; ++i)
        value = OP(in[i], value);
    s[lid] = value;
    reduce_group(s);
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}

// The same number of elements, but all work-items stride through the input together. Adjacent work-items
// read adjacent elements.
__kernel void reduce_grid_stride(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int stride = get_global_size(0);
    __local T s[N];
    T value = NEUTRAL;
    for (int i = get_global_id(0); i < length; i += stride)
        value = OP(in[i], value);
    s[lid] = value;
    reduce_group(s);
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}

// Combines a value with the total of all groups.
#ifdef BITS
#ifdef cl_khr_int64_base_atomics
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#endif
// T has no atomic operations: replaces the total if it has not changed meanwhile, otherwise tries again.
void combine(volatile __global T* total, T value)
{
    volatile __global BITS* bits = (volatile __global BITS*)total;
    BITS found = JOINED(as_, BITS)((T)NEUTRAL);
    BITS expected;
    do {
        expected = found;
        BITS wanted = JOINED(as_, BITS)(OP(JOINED(as_, T)(expected), value));
        found = COMPARE_EXCHANGE(bits, expected, wanted);
    } while (found != expected);
}
#else
#define combine(total, value) ATOMIC_OP(total, value)
#endif

// One launch for everything: each group adds its value to the total of all groups.
__kernel void reduce_atomic(int length, __global const T* in, volatile __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? in[gid] : NEUTRAL;
    reduce_group(s);
    if (lid == 0)
        combine(out, s[0]);
}

T folded2(JOINED(T, 2) v) { return OP(v.lo, v.hi); }
T folded4(JOINED(T, 4) v) { return folded2(OP(v.lo, v.hi)); }
T folded8(JOINED(T, 8) v) { return folded4(OP(v.lo, v.hi)); }
T folded16(JOINED(T, 16) v) { return folded8(OP(v.lo, v.hi)); }

// Reads WIDTH elements at once. `length` is the number of vectors; the last one is filled up with NEUTRAL.
__kernel void reduce_vector(int length, __global const JOINED(T, WIDTH)* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    s[lid] = gid < length ? JOINED(folded, WIDTH)(in[gid]) : NEUTRAL;
    reduce_group(s);
    if (lid == 0)
        out[get_group_id(0)] = s[0];
}

#ifdef SUB_GROUPS
// Combines the values of all lanes in lane 0: in each round, half of the lanes give, the other half take.
T reduce_warp(T value)
{
    for (int k = get_max_sub_group_size() / 2; k > 0; k >>= 1) {
        T other = sub_group_shuffle_down(value, k);
        value = OP(other, value);
    }
    return value;
}

// Two levels: each warp reduces its values in registers, then the first warp reduces the results. 1024
// work-items are 32 warps of 32 lanes. This takes one barrier, and one word of local memory per warp.
__kernel void reduce_shuffle(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T s[N];
    T value = gid < length ? in[gid] : NEUTRAL;
    value = reduce_warp(value);
    if (get_sub_group_local_id() == 0)
        s[get_sub_group_id()] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_sub_group_id() == 0) {
        T total = NEUTRAL;
        for (int i = lid; i < get_num_sub_groups(); i += get_max_sub_group_size())
            total = OP(s[i], total);
        total = reduce_warp(total);
        if (lid == 0)
            out[get_group_id(0)] = total;
    }
}
#endif
