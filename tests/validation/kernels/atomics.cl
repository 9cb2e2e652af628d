// Additions that return the old value; each work-item uses its own word or one of a few.
__kernel void k(__global uint* words, __global uint* out) {
    const uint g = get_global_id(0);
    out[g] = atomic_add(words + (g * STEP) % SIZE, g + 1);
}
