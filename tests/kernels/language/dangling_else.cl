__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    if (a[g] > 10)
        if (a[g] > 20) o[g] = 1;
        else o[g] = 2;
    else if (a[g] > 5) o[g] = 3;
}
