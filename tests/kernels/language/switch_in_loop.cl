__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = 0;
    for (int i = 0; i < 6; ++i) {
        switch ((a[g] + i) % 4) {
        case 0:
            continue;
        case 1:
            x += 3;
            break;
        case 2: {
            int y = x;
            x += y + 1;
        }
        }
        x ^= i;
    }
    o[g] = x;
}
