// The prefix lk (here for Lucas and Kanade) is also the prefix of the instrumentation.
#define LK_VALUES 3
#define LK_R(x) (x)
typedef struct { int lk_at; int LK_V; } lk_context;
enum { LK_GLOBALS = 5, LK_PLAIN };
__constant int lk_zeros[2] = {1, 2};

int lk_event(int lk_self, lk_context* lk_c) {
    lk_c->lk_at = lk_self + LK_VALUES;
    return LK_R(lk_c->lk_at);
}

void lk_kernel_lk_sum(__global int* lk_table, int lk_item) { lk_table[lk_item] += lk_zeros[lk_item & 1]; }

__kernel void lk_sum(__global const int* lk_log, __global int* lk_places, __local int* lk_block) {
    __local int lk_votes[32];
    lk_context lk_t0;
    const int lk_item = get_global_id(0), Lk_item = get_local_id(0);
    if (lk_log[lk_item] > 3) lk_votes[Lk_item] = lk_event(lk_log[lk_item], &lk_t0);
    else lk_votes[Lk_item] = LK_GLOBALS;
    barrier(CLK_LOCAL_MEM_FENCE);
    lk_block[Lk_item] = lk_votes[31 - Lk_item];
    lk_places[lk_item] = lk_block[Lk_item];
    lk_kernel_lk_sum(lk_places, lk_item);
}
