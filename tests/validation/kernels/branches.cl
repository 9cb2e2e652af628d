// Only the lanes that meet CONDITION read and write.
__kernel void k(__global const uint* in, __global uint* out) {
    const uint g = get_global_id(0);
    if (CONDITION) {
        out[g] = in[g ^ 1] + 1;
    }
}
