// Findings contain the names as the source wrote them.
__kernel void lk_beyond(__global int* lk_o) {
    lk_o[get_global_id(0) + 1] = 1;
}
