// More barriers, but all work-items still add to the total at the same time.
#define sum(a, b) ((a) + (b))

__kernel void reduce_unsynchronised(int length, __global const T* in, __global T* out)
{
    int lid = get_local_id(0);
    int gid = get_global_id(0);
    __local T total;
    if (lid == 0)
        total = NEUTRAL;
    barrier(CLK_LOCAL_MEM_FENCE);
    T value = gid < length ? in[gid] : NEUTRAL;
    T old = total;
    barrier(CLK_LOCAL_MEM_FENCE);
    total = OP(value, old);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0)
        out[get_group_id(0)] = total;
}
