struct pair {
    int x;
    int y;
};

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local struct pair s[32];
    s[l].x = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[31 - l].x;
    if (g == 9) o[g] = s[l].y;
}
