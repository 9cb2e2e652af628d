__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = 0;
    switch (a[g] % 5) {
    case 0:
        x += 1;
    case 1:
        x += 10;
        break;
    case 3:
        x += 100;
    default:
        x += 1000;
    case 4:
        x += 10000;
    }
    o[g] = x;
}
