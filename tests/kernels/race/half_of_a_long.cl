__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    if (g % 2 == 0) o[g] = a[g];
    else ((__global long*)o)[32 + g / 2] = ((__global long*)o)[g / 2];
}
