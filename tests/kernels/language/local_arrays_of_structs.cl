struct cell {
    int n;
    float2 v;
};

__kernel void k(__global const int* a, __global float* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local struct cell s[32];
    s[l].n = a[g];
    s[l].v = (float2)(l, g);
    barrier(CLK_LOCAL_MEM_FENCE);
    const struct cell c = s[31 - l];
    o[g] = c.n + c.v.x * s[l].v.y;
}
