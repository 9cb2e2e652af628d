// Each work-item reads what another one has written: the barrier between the accesses is needed.
__kernel void k(__global const int* in, __global int* out) {
    __local int tile[32];
    const int l = get_local_id(0);
    tile[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = 2 * tile[31 - l];
}
