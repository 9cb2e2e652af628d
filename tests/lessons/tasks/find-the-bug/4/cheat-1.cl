// One work-item adds up everything, and the other 255 watch.
#define sum(a, b) ((a) + (b))

__kernel void reduce_unsynchronised(int length, __global const T* in, __global T* out)
{
    if (get_local_id(0) == 0) {
        int first = get_group_id(0) * N;
        T total = NEUTRAL;
        for (int i = first; i < first + N && i < length; ++i)
            total = OP(in[i], total);
        out[get_group_id(0)] = total;
    }
}
