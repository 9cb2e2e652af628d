// No local memory, no conflicts: every work-item adds up all elements in front of it in global memory.
#define sum(a, b) ((a) + (b))
#define BLOCK (2 * N)

__kernel void scan_blelloch(int length, __global const T* in, __global T* out)
{
    int first = get_group_id(0) * BLOCK;
    for (int own = first + get_local_id(0); own < first + BLOCK && own < length; own += N) {
        T total = NEUTRAL;
        for (int i = first; i < own; ++i)
            total = OP(total, in[i]);
#ifdef INCLUSIVE
        total = OP(total, in[own]);
#endif
        out[own] = total;
    }
}
