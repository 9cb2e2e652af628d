void put(__local int* s, int i, int v) {
    s[i] = v;
}

int got(__local const int* s, int i) {
    return s[i];
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    put(s, l, a[g]);
    o[g] = got(s, 31 - l);
}
