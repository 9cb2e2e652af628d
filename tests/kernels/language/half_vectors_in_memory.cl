__kernel void k(__global const half* a, __global half* o) {
    const int g = get_global_id(0);
    vstore_half2_rtz(vload_half2(g, a), g, o);
    vstorea_half4(vloada_half4(16 + g, a), 32 + g, o);
}
