// The work-items take turns at 256 barriers: right, but one after another.
#define sum(a, b) ((a) + (b))

__kernel void reduce_unsynchronised(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T total;
    if (lid == 0)
        total = NEUTRAL;
    T value = gid < length ? in[gid] : NEUTRAL;
    for (int turn = 0; turn < N; ++turn) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lid == turn)
            total = OP(value, total);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0)
        out[get_group_id(0)] = total;
}
