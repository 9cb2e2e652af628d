__kernel void k(void) {
    int x = get_global_id(0);
    while (x > 0) x /= 2;
}
