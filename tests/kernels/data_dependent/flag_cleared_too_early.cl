// The wrong version: the flag is cleared while other work-items still read it.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int go;
    int turns = 0;
    if (l == 0) go = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (go) {
        if (l == 0) go = 0;
        ++turns;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = turns + a[g];
}
