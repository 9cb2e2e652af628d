__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    ushort p[4] = {0, 0, 0, 0};
    vstore_half2_rte((float2)(1.0f, 2.0f), (size_t)(g % 3), (__private half*)p);
    o[g] = p[1];
}
