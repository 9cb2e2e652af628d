// Like returned_private_array, but the function contains a barrier.
int* made(int x, __local int* s) {
    int p[4] = {x, x, x, x};
    int* q = p;
    if (x > 5) barrier(CLK_LOCAL_MEM_FENCE);
    s[get_local_id(0)] = q[1];
    return q;
}

__kernel void k(__global const int* a, __global int* o, __local int* s) {
    const int g = get_global_id(0);
    int* p = made(a[0] + 6, s);
    o[g] = a[g];
    if (g == 3) o[g] = p[1];
}
