// Each work-item reads only what it has written itself, so neither barrier orders anything.
__kernel void k(__global const int* in, __global int* out) {
    __local int own[32];
    const int l = get_local_id(0);
    own[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = 2 * own[l];
    barrier(CLK_GLOBAL_MEM_FENCE);
}
