__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    const int l = get_local_id(0);
    __local int s[8];
    __local uint u[4];
    if (l < 8) s[l] = l == 4 ? -1 : 0;
    if (l < 4) u[l] = l == 1 ? 100 : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&s[0], a[g]);
    atomic_sub(&s[1], 2);
    atomic_inc(&s[2]);
    atomic_dec(&s[3]);
    atomic_and(&s[4], ~(1 << l % 8));
    atomic_or(&s[5], 1 << l % 8);
    atomic_xor(&s[6], a[g]);
    atomic_cmpxchg(&s[7], 0, 9);
    atomic_max(&u[0], (uint)a[g]);
    atomic_min(&u[1], (uint)l);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 8) o[8 * get_group_id(0) + l] = s[l] + u[l % 2];
}
