// Additions that return what was there, each to its own word or to one of few.
__kernel void k(__global uint* words, __global uint* out) {
    const uint g = get_global_id(0);
    out[g] = atomic_add(words + (g * STEP) % SIZE, g + 1);
}
