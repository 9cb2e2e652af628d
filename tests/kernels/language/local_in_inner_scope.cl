// Local variables are allowed only in the outermost scope of a kernel.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    if (a[0] == 0) {
        __local int s[32];
        s[l] = a[g];
        o[g] = s[l];
    }
}
