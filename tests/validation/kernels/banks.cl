// Local memory is written contiguously and read at a stride of STRIDE words.
__kernel void k(__global uint* out) {
    __local volatile T s[2048];
    const uint l = get_local_id(0);
    for (uint i = l; i < 2048; i += get_local_size(0)) {
        s[i] = (T)i;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = (uint)s[(l * STRIDE) % 2048];
}
