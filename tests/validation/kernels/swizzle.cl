// A tile is transposed in local memory; SWIZZLE can be an exclusive or, which keeps its columns in different banks.
__kernel void k(__global const uint* in, __global uint* out) {
    __local volatile uint s[32 * 32];
    const uint x = get_local_id(0);
    const uint y = get_local_id(1);
    for (uint i = y; i < 32; i += get_local_size(1)) {
        s[i * 32 + (x SWIZZLE i)] = in[i * 32 + x];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = y; i < 32; i += get_local_size(1)) {
        out[i * 32 + x] = s[x * 32 + (i SWIZZLE x)];
    }
}
