#define NEXT(i) (i)++
#define TWICE(x) ((x) + (x))
#define SWAP(T, x, y) do { T tmp = x; x = y; y = tmp; } while (0)

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    int i = 0;
    int x = a[g];
    int y = TWICE(a[NEXT(i)]);
    SWAP(int, x, y);
    o[g] = 100 * x + 10 * y + i;
}
