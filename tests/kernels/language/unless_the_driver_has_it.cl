// The driver already defines M_PI_F. A definition as a double would not compile in an expression with a vector.
#ifndef M_PI_F
#define M_PI_F 3.14159265358979323846
#endif
#ifndef OURS
#define OURS 2
#endif

__kernel void k(__global const float4* a, __global float4* o) {
    const int g = get_global_id(0);
    o[g] = OURS * M_PI_F * a[g];
}
