// The number of tiles is loaded. It is uniform in a group and differs between groups.
__kernel void k(__global const int* a, __global int* o, __global const int* tiles) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    int sum = 0;
    for (int t = 0; t < tiles[get_group_id(0)]; ++t) {
        s[l] = a[(g + t) % 64];
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += s[31 - l];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = sum;
}
