__kernel void k(__global const float* a, __global const int* b, __global int* o) {
    const int g = get_global_id(0);
    if (a[g] >= 0.0f && a[g] < 1.0f && b[g] >= 5 && b[g] <= 7) o[g] = 1;
    else o[1000] = 1;
}
