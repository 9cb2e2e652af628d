typedef int number;
typedef number row[4];
typedef struct {
    row at;
} table;
typedef __global const int* source;

__kernel void k(source a, __global number* o) {
    const int g = get_global_id(0);
    table t = {{0, 1, 2, 3}};
    row r = {4, 5, 6, 7};
    o[g] = t.at[g % 4] * r[3 - g % 4] + a[g];
}
