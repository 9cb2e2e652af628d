// The total of the group's counts decides how many iterations all work-items make.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    s[l] = a[g] % 3;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < 32; d *= 2) {
        const int before = l >= d ? s[l - d] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        s[l] += before;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const int total = s[31];
    int x = 0;
    for (int first = 0; first < total; first += 8) {
        barrier(CLK_LOCAL_MEM_FENCE);
        x += s[(l + first) % 32];
    }
    o[g] = x;
}
