// The first work-item decides what all do next; every command has its own barriers.
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[32];
    __local int command;
    s[l] = a[g];
    for (int i = 0;; ++i) {
        if (l == 0) command = i < 3 ? a[i] : 9;
        barrier(CLK_LOCAL_MEM_FENCE);
        const int now = command;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (now == 9) break;
        switch (now) {
        case 0: {
            const int v = s[31 - l];
            barrier(CLK_LOCAL_MEM_FENCE);
            s[l] = v;
            break;
        }
        case 1:
            s[l] += 1;
            barrier(CLK_LOCAL_MEM_FENCE);
            break;
        default:
            if (l % 2 == 0) s[l] += s[l + 1];
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    }
    o[g] = s[l];
}
