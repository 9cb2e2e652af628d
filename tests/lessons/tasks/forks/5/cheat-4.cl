// Returns before the barrier if there is no search, and copies the last nodes, which are far from the root.
#define TOP 128 // nodes in local memory

__kernel void traverse_naive(int count, __global const int* keys, __global const int* children,
                             __global const int* wanted, __global int* lengths)
{
    __local int top_keys[TOP];
    __local int top_children[2 * TOP];
    int i = get_global_id(0);
    if (i >= count)
        return;
    int last = count - TOP;
    for (int n = get_local_id(0); n < TOP; n += get_local_size(0))
        top_keys[n] = keys[last + n];
    for (int n = get_local_id(0); n < 2 * TOP; n += get_local_size(0))
        top_children[n] = children[2 * last + n];
    barrier(CLK_LOCAL_MEM_FENCE);
    int sought = wanted[i];
    int node = 0;
    int length = 1;
    int key = keys[0];
    while (key != sought) {
        int way = 2 * node + (sought > key);
        node = node < last ? children[way] : top_children[way - 2 * last];
        key = node < last ? keys[node] : top_keys[node - last];
        ++length;
    }
    lengths[i] = length;
}
