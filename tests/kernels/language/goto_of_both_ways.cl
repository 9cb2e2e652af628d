// A state machine: gotos forward and back, out of a switch and a loop, and two labels on one statement.
int machine(int x) {
    int steps = 0;
start:
first:
    ++steps;
    if (steps > 20) goto end;
    switch (x & 3) {
    case 0: x >>= 1; if (x > 0) goto start; goto end;
    case 1: x += 3; goto second;
    default: break;
    }
    for (int i = 0; i < 3; ++i) {
        if ((x >> i & 5) == 4) goto second;
        x -= 1;
    }
    goto first;
second:
    x ^= steps;
    if ((x & 7) != 0) goto first;
end:
    return x + steps;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    o[g] = machine(a[g]);
}
