// Neighbours read and write values of one type, OFFSET elements behind the beginning.
__kernel void k(__global const T* in, __global T* out) {
    const uint g = get_global_id(0);
    out[g] = in[g + OFFSET];
}
