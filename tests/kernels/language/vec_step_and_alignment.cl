__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    struct aligned {
        char c;
        int4 v;
    };
    o[g] = vec_step(int3) + vec_step(float16) + (int)sizeof(struct aligned) + a[g];
}
