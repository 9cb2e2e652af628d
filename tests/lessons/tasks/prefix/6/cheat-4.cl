// Only the warps are scanned: the totals of the warps in front are missing.
#define sum(a, b) ((a) + (b))

__kernel void scan_hillis_steele(int length, __global const T* in, __global T* out)
{
    int gid = get_global_id(0);
    int lane = get_sub_group_local_id();
    T own = gid < length ? in[gid] : NEUTRAL;
    T value = own;
    for (int k = 1; k < get_max_sub_group_size(); k <<= 1) {
        T below = sub_group_shuffle_up(value, k);
        if (lane >= k)
            value = OP(below, value);
    }
#ifndef INCLUSIVE
    value = sub_group_shuffle_up(value, 1);
    if (lane == 0)
        value = NEUTRAL;
#endif
    if (gid < length)
        out[gid] = value;
}
