// Reads single fields of an array of structures.
typedef struct {
    float x, y, z, mass;
    uint kind;
} Body;
__kernel void k(__global const Body* in, __global float* out) {
    const uint g = get_global_id(0);
    out[g] = in[g].mass;
    if (in[g].kind % 2 == 0) {
        out[g + 256] = in[g].x + in[g].z;
    }
}
