#if defined(__OPENCL_VERSION__) && __OPENCL_VERSION__ >= 100
#define STEP 2
#else
#define STEP 3
#endif
#ifdef cl_khr_no_such_thing
#error "there is no such thing"
#endif

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = a[g] * STEP;
}
