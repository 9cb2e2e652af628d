__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    switch (l % 4) {
    case 0:
        o[g] = 1;
        break;
    case 1:
        barrier(CLK_LOCAL_MEM_FENCE);
        break;
    default:
        o[g] = 2;
    }
}
