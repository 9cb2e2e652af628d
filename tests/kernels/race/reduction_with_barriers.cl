__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    s[l] = a[g];
    for (int k = 16; k > 0; k /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < k) s[l] += s[l + k];
    }
    if (l == 0) o[g] = s[0];
}
