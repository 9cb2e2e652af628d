__kernel void k(__global const int* a, __global int* o) {
    typedef struct {
        int x;
        int y;
    } pair;
    __local pair s[32];
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    const pair mine = {a[g], l};
    s[l] = mine;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[31 - l].x + s[31 - l].y;
}
