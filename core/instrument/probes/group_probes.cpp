#include "core/instrument/probes/group_probes.h"

namespace lockstep {
namespace {

// The functions of DESIGN section 3's votes and of sub-groups. A vote goes to one of three pairs of words
// that take turns: what is written before the barrier is read behind it, while the next pair is wiped.
constexpr std::string_view text = R"(
#define LK_FENCES (CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)

static void lk_copy(__private uchar* to, __private uchar* from, uint bytes) {
    for (uint i = 0; i < bytes; ++i) {
        to[i] = from[i];
    }
}

#ifdef LK_GROUP
// Bit 0: a work-item voted no; bit 1: one voted yes.
static uint lk_vote(lk_context* lk, bool yes) {
    __local uint* const now = lk->votes + 2 * lk->vote;
    now[yes ? 1 : 0] = 1; // every writer writes the same
    lk->vote = lk->vote == 2 ? 0 : lk->vote + 1;
    if (lk->item == 0) {
        lk->votes[2 * lk->vote] = 0;
        lk->votes[2 * lk->vote + 1] = 0;
    }
    barrier(LK_FENCES);
    return now[0] | (now[1] << 1);
}

static bool lk_any(lk_context* lk, bool yes) {
    return (lk_vote(lk, yes) & 2) != 0;
}

// A barrier of the kernel's own; not everyone need be there.
static void lk_arrive(lk_context* lk, bool here) {
    if (lk_vote(lk, here) == 3) {
        LK_BROKEN(lk);
    }
}

static uint lk_lane(lk_context* lk) { return lk->item % LK_WIDTH; }
static uint lk_lanes(lk_context* lk) { return min((uint)LK_WIDTH, lk->items - (lk->item - lk_lane(lk))); }
static uint lk_get_sub_group_local_id(lk_context* lk) { return lk_lane(lk); }
static uint lk_get_sub_group_size(lk_context* lk) { return lk_lanes(lk); }
static uint lk_get_sub_group_id(lk_context* lk) { return lk->item / LK_WIDTH; }
static uint lk_get_num_sub_groups(lk_context* lk) { return (lk->items + LK_WIDTH - 1) / LK_WIDTH; }
static uint lk_get_enqueued_num_sub_groups(lk_context* lk) { return lk_get_num_sub_groups(lk); }
static uint lk_get_max_sub_group_size(lk_context* lk) { return LK_WIDTH; }
#endif

#ifdef LK_SLOT
// Everyone lays down a value, all meet, everyone takes. The next exchange has the other side, so one barrier
// is enough: before anyone lays down on this side again, all have met there.
static __local char* lk_next_side(lk_context* lk, bool here) {
    lk->side_number ^= 1;
    lk->side = lk->slots + lk->side_number * (((LK_SLOT + 1) * lk->items + 127) / 128 * 128);
    lk->here = (__local uchar*)lk->side + LK_SLOT * lk->items;
    lk->here[lk->item] = here;
    return lk->side;
}

// Behind the barrier: a sub-group of which only some have come is broken, whatever they then get.
static void lk_meet(lk_context* lk, bool here) {
    barrier(LK_FENCES);
    if (!here) {
        const uint first = lk->item - lk_lane(lk);
        for (uint i = 0; i < lk_lanes(lk); ++i) {
            if (lk->here[first + i]) {
                LK_BROKEN(lk);
            }
        }
    }
}

// A barrier of sub-groups: they meet, and lay nothing down.
static void lk_meet_alone(lk_context* lk, bool here) {
    lk_next_side(lk, here);
    lk_meet(lk, here);
}

#define LK_GIVE(T, value, here)     (((__local T*)lk_next_side(lk, here))[lk->item] = (value), lk_meet(lk, here))
#define LK_GIVEN(T) ((__local T*)lk->side)

// The work-item of the group to take from: that on the lane, or oneself where nobody is there.
static uint lk_from(lk_context* lk, bool here, uint site, uint lane) {
    const uint first = lk->item - lk_lane(lk);
    const bool there = lane < lk_lanes(lk) && lk->here[first + lane];
    if (here) {
        lk_event(lk, site, there ? (ulong)lane | 1ul << LK_RECEIVED_COUNT_SHIFT : (ulong)lk_lane(lk));
    }
    return there ? first + lane : lk->item;
}

static void lk_from_first(lk_context* lk, bool here, uint site, uint count) {
    if (here) {
        lk_event(lk, site, (ulong)count << LK_RECEIVED_COUNT_SHIFT);
    }
}

static int lk_any_of(lk_context* lk) {
    const uint first = lk->item - lk_lane(lk);
    int any = 0;
    for (uint i = 0; i < lk_lanes(lk); ++i) {
        any |= lk->here[first + i] && LK_GIVEN(int)[first + i];
    }
    return any;
}

static int lk_all_of(lk_context* lk) {
    const uint first = lk->item - lk_lane(lk);
    int all = 1;
    for (uint i = 0; i < lk_lanes(lk); ++i) {
        all &= !lk->here[first + i] || LK_GIVEN(int)[first + i];
    }
    return all;
}

static uint4 lk_ballot(lk_context* lk) {
    const uint first = lk->item - lk_lane(lk);
    uint words[4] = {0, 0, 0, 0};
    for (uint i = 0; i < lk_lanes(lk) && i < 128; ++i) {
        words[i / 32] |= lk->here[first + i] && LK_GIVEN(int)[first + i] ? 1u << (i % 32) : 0u;
    }
    return (uint4)(words[0], words[1], words[2], words[3]);
}

// Values of the first `count` lanes that are here, in their order.
#define LK_FOLD(name, T, folded)                                                     \
    static T lk_##name##_##T(lk_context* lk, uint count, T a) {                      \
        const uint first = lk->item - lk_lane(lk);                                   \
        for (uint i = 0; i < count; ++i) {                                           \
            if (lk->here[first + i]) {                                               \
                const T b = LK_GIVEN(T)[first + i];                                  \
                a = folded;                                                          \
            }                                                                        \
        }                                                                            \
        return a;                                                                    \
    }
#define LK_FOLDS(T) LK_FOLD(add, T, a + b) LK_FOLD(min, T, min(a, b)) LK_FOLD(max, T, max(a, b))
#endif
)";

} // namespace

std::string_view group_probes_text() {
    return text;
}

} // namespace lockstep
