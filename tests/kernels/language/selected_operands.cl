// _Generic and __builtin_choose_expr evaluate one operand; sizeof and __builtin_constant_p evaluate none.
int twice(int x) { return 2 * x; }
int endless(int x) { return endless(x); }
__kernel void k(__global int* a, __global int* o) {
    const int g = get_global_id(0);
    int x = _Generic(a[1000000], int: a[g], default: a[g - 1000000]);
    x += _Generic(x++, float: endless(x), default: twice(a[g]));
    _Generic(o[g], int: o[g], default: a[-1]) = x;
    o[g] += __builtin_choose_expr(sizeof(twice(a[-1])) == 4, a[g], a[-1]);
    __builtin_choose_expr(0, a[-1], o[g]) += sizeof(a[x++]) + vec_step(a[-1]) + sizeof(endless(1));
    o[g] += __builtin_constant_p(a[-1]) ? 1 : __builtin_constant_p(7) ? 2 : 3;
    __typeof__(twice(a[-1])) last = _Generic(1, float: (barrier(CLK_LOCAL_MEM_FENCE), 1), int: a[g] > 3 ? a[g] : x);
    o[g] += last;
}
