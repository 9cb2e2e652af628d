__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    for (int i = 0;; ++i) {
        if (i == a[g] % 5) break;
        if (i == 3) {
            o[g] = -1;
            return;
        }
    }
    while (1) {
        o[g] = 1;
        return;
    }
}
