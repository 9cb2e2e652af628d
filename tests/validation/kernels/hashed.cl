// Every work-item accesses a pseudo-random element.
uint hash(uint x) {
    x ^= x >> 16;
    x *= 0x7feb352dU;
    x ^= x >> 15;
    x *= 0x846ca68bU;
    return x ^ (x >> 16);
}
__kernel void k(__global const uint* in, __global uint* out) {
    const uint g = get_global_id(0);
    out[hash(g + 77) % SIZE] = in[hash(g) % SIZE];
}
