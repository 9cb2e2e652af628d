__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    switch (get_group_id(0)) {
    case 0:
        barrier(CLK_LOCAL_MEM_FENCE);
        o[g] = 1;
        break;
    default:
        o[g] = 2;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
