__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = 7;
    switch (a[g]) {
    case 100:
        x = 1;
        break;
    case -1:
        x = 2;
    }
    switch (g % 2) {
    }
    o[g] = x;
}
