// Copies the whole tree: too much local memory.
#define TOP 1024 // nodes in local memory

__kernel void traverse_naive(int count, __global const int* keys, __global const int* children,
                             __global const int* wanted, __global int* lengths)
{
    __local int top_keys[TOP];
    __local int top_children[2 * TOP];
    for (int n = get_local_id(0); n < TOP; n += get_local_size(0))
        top_keys[n] = keys[n];
    for (int n = get_local_id(0); n < 2 * TOP; n += get_local_size(0))
        top_children[n] = children[n];
    barrier(CLK_LOCAL_MEM_FENCE);
    int i = get_global_id(0);
    if (i < count) {
        int sought = wanted[i];
        int node = 0;
        int length = 1;
        int key = top_keys[0];
        while (key != sought && node < TOP) {
            node = top_children[2 * node + (sought > key)];
            key = node < TOP ? top_keys[node] : keys[node];
            ++length;
        }
        while (key != sought) {
            node = children[2 * node + (sought > key)];
            key = keys[node];
            ++length;
        }
        lengths[i] = length;
    }
}
