// How the work-items of a warp wait for each other, and how warps hide each other's latency.
//
// WAYS    number of different paths that work-items take
// ALIKE   consecutive work-items that take the same path
// N       work-items per group
// ITEMS   elements per work-item
// RATIO   multiplications and additions for each element read
// BUSY    work-items of a group that work in each round; the others wait
// WORK    iterations of the loop that they execute in each round
// ROUNDS  number of rounds
// BINS    bins of the histogram

#ifndef WAYS
#define WAYS 4
#endif
#ifndef ALIKE
#define ALIKE 1
#endif
#ifndef N
#define N 64
#endif
#ifndef ITEMS
#define ITEMS 4
#endif
#ifndef RATIO
#define RATIO 50
#endif
#ifndef BUSY
#define BUSY 32
#endif
#ifndef WORK
#define WORK 32
#endif
#ifndef ROUNDS
#define ROUNDS 4
#endif
#ifndef BINS
#define BINS 64
#endif

// Each work-item takes one of WAYS branches of an if-else chain.
__kernel void diverge_if(int length, __global const int* in, __global int* out)
{
    int i = get_global_id(0);
    if (i >= length)
        return;
    int way = i / ALIKE % WAYS;
    int x = in[i];
    if (way == 0)
        out[i] = 1 * x + 0;
    else if (way == 1)
        out[i] = 2 * x + 1;
    else if (way == 2)
        out[i] = 3 * x + 2;
    else if (way == 3)
        out[i] = 4 * x + 3;
    else if (way == 4)
        out[i] = 5 * x + 4;
    else if (way == 5)
        out[i] = 6 * x + 5;
    else if (way == 6)
        out[i] = 7 * x + 6;
    else if (way == 7)
        out[i] = 8 * x + 7;
    else if (way == 8)
        out[i] = 9 * x + 8;
    else if (way == 9)
        out[i] = 10 * x + 9;
    else if (way == 10)
        out[i] = 11 * x + 10;
    else if (way == 11)
        out[i] = 12 * x + 11;
    else if (way == 12)
        out[i] = 13 * x + 12;
    else if (way == 13)
        out[i] = 14 * x + 13;
    else if (way == 14)
        out[i] = 15 * x + 14;
    else if (way == 15)
        out[i] = 16 * x + 15;
    else if (way == 16)
        out[i] = 17 * x + 16;
    else if (way == 17)
        out[i] = 18 * x + 17;
    else if (way == 18)
        out[i] = 19 * x + 18;
    else if (way == 19)
        out[i] = 20 * x + 19;
    else if (way == 20)
        out[i] = 21 * x + 20;
    else if (way == 21)
        out[i] = 22 * x + 21;
    else if (way == 22)
        out[i] = 23 * x + 22;
    else if (way == 23)
        out[i] = 24 * x + 23;
    else if (way == 24)
        out[i] = 25 * x + 24;
    else if (way == 25)
        out[i] = 26 * x + 25;
    else if (way == 26)
        out[i] = 27 * x + 26;
    else if (way == 27)
        out[i] = 28 * x + 27;
    else if (way == 28)
        out[i] = 29 * x + 28;
    else if (way == 29)
        out[i] = 30 * x + 29;
    else if (way == 30)
        out[i] = 31 * x + 30;
    else
        out[i] = 32 * x + 31;
}

// Each work-item takes one of WAYS cases of a switch.
__kernel void diverge_switch(int length, __global const int* in, __global int* out)
{
    int i = get_global_id(0);
    if (i >= length)
        return;
    int x = in[i];
    switch (i / ALIKE % WAYS) {
    case 0:
        out[i] = 1 * x + 0;
        break;
    case 1:
        out[i] = 2 * x + 1;
        break;
    case 2:
        out[i] = 3 * x + 2;
        break;
    case 3:
        out[i] = 4 * x + 3;
        break;
    case 4:
        out[i] = 5 * x + 4;
        break;
    case 5:
        out[i] = 6 * x + 5;
        break;
    case 6:
        out[i] = 7 * x + 6;
        break;
    case 7:
        out[i] = 8 * x + 7;
        break;
    case 8:
        out[i] = 9 * x + 8;
        break;
    case 9:
        out[i] = 10 * x + 9;
        break;
    case 10:
        out[i] = 11 * x + 10;
        break;
    case 11:
        out[i] = 12 * x + 11;
        break;
    case 12:
        out[i] = 13 * x + 12;
        break;
    case 13:
        out[i] = 14 * x + 13;
        break;
    case 14:
        out[i] = 15 * x + 14;
        break;
    case 15:
        out[i] = 16 * x + 15;
        break;
    case 16:
        out[i] = 17 * x + 16;
        break;
    case 17:
        out[i] = 18 * x + 17;
        break;
    case 18:
        out[i] = 19 * x + 18;
        break;
    case 19:
        out[i] = 20 * x + 19;
        break;
    case 20:
        out[i] = 21 * x + 20;
        break;
    case 21:
        out[i] = 22 * x + 21;
        break;
    case 22:
        out[i] = 23 * x + 22;
        break;
    case 23:
        out[i] = 24 * x + 23;
        break;
    case 24:
        out[i] = 25 * x + 24;
        break;
    case 25:
        out[i] = 26 * x + 25;
        break;
    case 26:
        out[i] = 27 * x + 26;
        break;
    case 27:
        out[i] = 28 * x + 27;
        break;
    case 28:
        out[i] = 29 * x + 28;
        break;
    case 29:
        out[i] = 30 * x + 29;
        break;
    case 30:
        out[i] = 31 * x + 30;
        break;
    default:
        out[i] = 32 * x + 31;
        break;
    }
}

// y = a x + y, in groups that may be smaller than a warp.
__kernel void small_groups(int length, float a, __global const float* x, __global float* y)
{
    int i = get_global_id(0);
    if (i < length)
        y[i] = a * x[i] + y[i];
}

// RATIO multiplications and additions for each element that is read.
__kernel void hide_latency(int length, __global const float* in, __global float* out)
{
    int items = get_global_size(0);
    float sum = 0;
    for (int i = get_global_id(0); i < length; i += items) {
        float x = in[i];
        for (int k = 0; k < RATIO; ++k)
            x = 0.5f * x + 1;
        sum += x;
    }
    out[get_global_id(0)] = sum;
}

// The first BUSY work-items of a group work while the others wait at the barrier. Then each work-item takes
// over its neighbour's value.
__kernel void idle_at_barrier(int length, __global const float* in, __global float* out)
{
    __local float s[N];
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    float x = gid < length ? in[gid] : 0;
    for (int round = 0; round < ROUNDS; ++round) {
        if (lid < BUSY)
            for (int k = 0; k < WORK; ++k)
                x = 0.5f * x + 1;
        s[lid] = x;
        barrier(CLK_LOCAL_MEM_FENCE);
        x = s[(lid + 1) % N];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (gid < length)
        out[gid] = x;
}

// Every work-item increments its bin in global memory.
__kernel void histogram_global(int length, __global const uint* in, __global uint* bins)
{
    int i = get_global_id(0);
    if (i < length)
        atomic_inc(&bins[in[i] % BINS]);
}

// The group counts in local memory first and adds its counts to the global bins at the end.
__kernel void histogram_local(int length, __global const uint* in, __global uint* bins)
{
    __local uint own[BINS];
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    for (int bin = lid; bin < BINS; bin += N)
        own[bin] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (gid < length)
        atomic_inc(&own[in[gid] % BINS]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int bin = lid; bin < BINS; bin += N)
        if (own[bin] > 0)
            atomic_add(&bins[bin], own[bin]);
}
