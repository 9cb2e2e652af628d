// Searches in a binary tree: each work-item follows a path from the root to the node with its key. The paths
// have different lengths, because the tree is not balanced. The smaller keys below node n are at child 2 * n,
// the larger ones at child 2 * n + 1.

// The number of nodes on the path from the root to a key.
int path_length(__global const int* keys, __global const int* children, int wanted)
{
    int node = 0;
    int length = 1;
    int key = keys[node];
    while (key != wanted) {
        node = children[2 * node + (wanted > key)];
        key = keys[node];
        ++length;
    }
    return length;
}

// Adjacent work-items search for keys in any order. Their paths soon part.
__kernel void traverse_naive(int count, __global const int* keys, __global const int* children,
                             __global const int* wanted, __global int* lengths)
{
    int i = get_global_id(0);
    if (i < count)
        lengths[i] = path_length(keys, children, wanted[i]);
}

// The searches are sorted by key, so that adjacent work-items share most of their paths. `places` contains
// the place of each search in the original order.
__kernel void traverse_sorted(int count, __global const int* keys, __global const int* children,
                              __global const int* wanted, __global const int* places, __global int* lengths)
{
    int i = get_global_id(0);
    if (i < count)
        lengths[places[i]] = path_length(keys, children, wanted[i]);
}
