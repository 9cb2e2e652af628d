int __attribute__((overloadable)) twice(int x) {
    return 2 * x;
}

float __attribute__((overloadable)) twice(float x) {
    return 2.0f * x;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    o[g] = twice(a[g]) + (int)twice((float)a[g]);
}
