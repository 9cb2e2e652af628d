// The pointer refers to an array whose scope has ended.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int* p = 0;
    int x = 0;
    {
        int t[2] = {a[g], 1};
        p = t;
        x = p[0];
    }
    o[g] = x;
}
