// The order of two sides with side effects is unspecified. Drivers evaluate the left side of a struct first.
struct p { int x, y; };
int next(int* i) { return (*i)++; }
struct p make(int v) { struct p r = {v, 10 * v}; return r; }
__kernel void k(__global struct p* o, __global int* q) {
    __local struct p s[64];
    const int g = get_global_id(0), l = get_local_id(0);
    int i = 0;
    struct p t[4] = {{0, 0}, {0, 0}, {0, 0}, {0, 0}};
    t[next(&i)] = make(next(&i));
    t[next(&i)].y = next(&i);
    s[l * 2] = make(7);
    s[l * 2 + 1] = make(8);
    i = l * 2;
    s[next(&i)] = make(next(&i));
    o[g] = s[l * 2];
    q[g] = t[0].x + 10 * t[1].x + 100 * t[2].y + 1000 * t[3].y + next(&i) - next(&i);
}
