__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int m[2][3][2] = {{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}};
    int(*row)[2] = m[g % 2];
    row[1][0] += a[g];
    o[g] = m[g % 2][1][0] * m[1][2][g % 2] + (*(m[0] + 1))[1];
}
