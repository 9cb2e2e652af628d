// Nested loops whose lanes break, continue and make different numbers of iterations.
__kernel void k(__global const uint* in, __global uint* out) {
    const uint g = get_global_id(0);
    uint sum = 0;
    for (uint i = 0; i < 4 + g % 5; ++i) {
        if ((g + i) % 7 == 3) {
            continue;
        }
        for (uint j = 0; j < 6; ++j) {
            const uint value = in[(g * 3 + i * 64 + j * 17) % SIZE];
            if (value % 16 == 5) {
                break;
            }
            sum += value;
        }
    }
    out[g] = sum;
}
