__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    switch (a[g]) {
    case 0 ... 9:
        o[g] = 1;
        break;
    default:
        o[g] = 2;
    }
}
