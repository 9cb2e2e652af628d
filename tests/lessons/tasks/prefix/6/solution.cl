// Each warp scans its elements in registers, then every work-item adds the totals of the warps in front of its own.
#define sum(a, b) ((a) + (b))

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

__kernel void scan_hillis_steele(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    int warp = get_sub_group_id();
    __local T totals[N];
    T own = gid < length ? in[gid] : NEUTRAL;
    T front = scan_warp(own);
    if (get_sub_group_local_id() == get_sub_group_size() - 1)
        totals[warp] = front;
#ifndef INCLUSIVE
    front = sub_group_shuffle_up(front, 1);
    if (get_sub_group_local_id() == 0)
        front = NEUTRAL;
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < warp; ++i)
        front = OP(totals[i], front);
    if (gid < length)
        out[gid] = front;
}
