// Like private_variable, but every branch writes the variable, one of them through its address.
void set(int* x, int value) {
    *x = value;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int x;
    if (g > 3) x = a[g];
    else set(&x, g);
    int y;
    switch (g % 4) {
    case 0: y = 1; break;
    case 1:
    case 2: y = 2; break;
    default: y = x; break;
    }
    int z;
    for (int i = 0; i < 2; ++i) {
        if (i == 0) z = y;
        else z += 1;
    }
    o[g] = x + y + z;
}
