// Values of 8 and 16 bytes in local memory. Work-item l reads element INDEX, an expression of l.
uint hash(uint x) {
    x ^= x >> 16;
    x *= 0x7feb352dU;
    x ^= x >> 15;
    x *= 0x846ca68bU;
    return x ^ (x >> 16);
}
__kernel void k(__global T* out) {
    __local volatile T s[1024];
    const uint l = get_local_id(0);
    for (uint i = l; i < 1024; i += 32) {
        s[i] = (T)(i);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = s[(INDEX) % 1024];
}
