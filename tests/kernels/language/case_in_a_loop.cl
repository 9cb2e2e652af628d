__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int i = 0;
    switch (a[g] % 2) {
    case 0:
        for (i = 0; i < 3; ++i) {
        case 1:
            o[g] += i;
        }
    }
}
