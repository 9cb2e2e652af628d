__kernel void k(__global const int* a, write_only image2d_t o) {
    const int g = get_global_id(0);
    write_imagei(o, (int2)(g % 8, g / 8 + 1), (int4)(a[g]));
}
