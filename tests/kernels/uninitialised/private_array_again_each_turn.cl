// Values from the previous iteration are gone: an array's lifetime ends with its block.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int sum = 0;
    for (int turn = 0; turn < 3; ++turn) {
        int p[2];
        if (turn != 1) p[1] = a[g];
        sum += p[1];
    }
    o[g] = sum;
}
