// The values have the type in the header of the launch file if it differs from the parameter's type.
__kernel void k(__global const int* a, __global const float4* b, __global int* o) {
    const int g = get_global_id(0);
    if (a[0] != 0x00020001 || b[1].y != 5.0f) o[1000] = 1;
    o[g] = a[g % 2];
}
