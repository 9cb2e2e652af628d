// The barriers are in the helper that computes the answer.
int any_of_group(__local int* answer, int mine) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) *answer = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (mine) atomic_or(answer, 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    return *answer;
}

__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    __local int answer;
    int x = a[g] % 11;
    int turns = 0;
    while (any_of_group(&answer, x > 0)) {
        x -= x > 0 ? 1 : 0;
        ++turns;
    }
    o[g] = turns;
}
