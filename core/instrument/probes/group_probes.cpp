#include "core/instrument/probes/probe_texts.h"

namespace lockstep {
namespace {

// Functions for votes (see "Instrumenting" in core/README.md) and for sub-groups. Votes use three pairs of
// words in rotation: a pair is written before the barrier and read after it, while the next pair is cleared.
constexpr std::string_view text = R"(
#define LK_FENCES (CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)

static void lk_copy(__private uchar* to, __private uchar* from, uint bytes) {
    for (uint i = 0; i < bytes; ++i) {
        to[i] = from[i];
    }
}

#ifdef LK_GROUP
// Returns the votes of the group. Bit 0: some work-item voted no; bit 1: some work-item voted yes.
static uint lk_vote(lk_context* lk_self, bool yes) {
    __local uint* const now = lk_self->votes + 2 * lk_self->vote;
    now[yes ? 1 : 0] = 1; // all writers write the same value
    lk_self->vote = lk_self->vote == 2 ? 0 : lk_self->vote + 1;
    if (lk_self->item == 0) {
        lk_self->votes[2 * lk_self->vote] = 0;
        lk_self->votes[2 * lk_self->vote + 1] = 0;
    }
    barrier(LK_FENCES);
    return now[0] | (now[1] << 1);
}

static bool lk_any(lk_context* lk_self, bool yes) {
    return (lk_vote(lk_self, yes) & 2) != 0;
}

// A barrier of the kernel. It is divergent if only some work-items take part.
static void lk_arrive(lk_context* lk_self, bool here) {
    if (lk_vote(lk_self, here) == 3) {
        LK_BROKEN(lk_self);
    }
}

static uint lk_lane(lk_context* lk_self) { return lk_self->item % LK_WIDTH; }
static uint lk_lanes(lk_context* lk_self) { return min((uint)LK_WIDTH, lk_self->items - (lk_self->item - lk_lane(lk_self))); }
static uint lk_get_sub_group_local_id(lk_context* lk_self) { return lk_lane(lk_self); }
static uint lk_get_sub_group_size(lk_context* lk_self) { return lk_lanes(lk_self); }
static uint lk_get_sub_group_id(lk_context* lk_self) { return lk_self->item / LK_WIDTH; }
static uint lk_get_num_sub_groups(lk_context* lk_self) { return (lk_self->items + LK_WIDTH - 1) / LK_WIDTH; }
static uint lk_get_enqueued_num_sub_groups(lk_context* lk_self) { return lk_get_num_sub_groups(lk_self); }
static uint lk_get_max_sub_group_size(lk_context* lk_self) { return LK_WIDTH; }
#endif

#ifdef LK_SLOT
// An exchange: each work-item stores a value, then all synchronise, then each one reads values. Exchanges use two
// buffers (sides) in turn. So one barrier is enough: before a side is written again, all pass the barrier of the other.
static __local char* lk_next_side(lk_context* lk_self, bool here) {
    lk_self->side_number ^= 1;
    lk_self->side = lk_self->slots + lk_self->side_number * (((LK_SLOT + 1) * lk_self->items + 127) / 128 * 128);
    lk_self->here = (__local uchar*)lk_self->side + LK_SLOT * lk_self->items;
    lk_self->here[lk_self->item] = here;
    return lk_self->side;
}

// Synchronises the group. If only some work-items of a sub-group take part, this is a fault.
static void lk_meet(lk_context* lk_self, bool here) {
    barrier(LK_FENCES);
    if (!here) {
        const uint first = lk_self->item - lk_lane(lk_self);
        for (uint i = 0; i < lk_lanes(lk_self); ++i) {
            if (lk_self->here[first + i]) {
                LK_BROKEN(lk_self);
            }
        }
    }
}

// A sub-group barrier: synchronises without exchanging values.
static void lk_meet_alone(lk_context* lk_self, bool here) {
    lk_next_side(lk_self, here);
    lk_meet(lk_self, here);
}

#define LK_GIVE(T, value, here)     (((__local T*)lk_next_side(lk_self, here))[lk_self->item] = (value), lk_meet(lk_self, here))
#define LK_GIVEN(T) ((__local T*)lk_self->side)

// Returns the work-item whose value is read: the one on this lane, or the work-item itself if no other takes part there.
static uint lk_from(lk_context* lk_self, bool here, uint site, uint lane) {
    const uint first = lk_self->item - lk_lane(lk_self);
    const bool there = lane < lk_lanes(lk_self) && lk_self->here[first + lane];
    if (here) {
        lk_event(lk_self, site, there ? (ulong)lane | 1ul << LK_RECEIVED_COUNT_SHIFT : (ulong)lk_lane(lk_self));
    }
    return there ? first + lane : lk_self->item;
}

static void lk_from_first(lk_context* lk_self, bool here, uint site, uint count) {
    if (here) {
        lk_event(lk_self, site, (ulong)count << LK_RECEIVED_COUNT_SHIFT);
    }
}

static int lk_any_of(lk_context* lk_self) {
    const uint first = lk_self->item - lk_lane(lk_self);
    int any = 0;
    for (uint i = 0; i < lk_lanes(lk_self); ++i) {
        any |= lk_self->here[first + i] && LK_GIVEN(int)[first + i];
    }
    return any;
}

static int lk_all_of(lk_context* lk_self) {
    const uint first = lk_self->item - lk_lane(lk_self);
    int all = 1;
    for (uint i = 0; i < lk_lanes(lk_self); ++i) {
        all &= !lk_self->here[first + i] || LK_GIVEN(int)[first + i];
    }
    return all;
}

static uint4 lk_ballot(lk_context* lk_self) {
    const uint first = lk_self->item - lk_lane(lk_self);
    uint words[4] = {0, 0, 0, 0};
    for (uint i = 0; i < lk_lanes(lk_self) && i < 128; ++i) {
        words[i / 32] |= lk_self->here[first + i] && LK_GIVEN(int)[first + i] ? 1u << (i % 32) : 0u;
    }
    return (uint4)(words[0], words[1], words[2], words[3]);
}

// Combines the values of those of the first `count` lanes that take part, in lane order.
#define LK_FOLD(name, T, folded)                                                     \
    static T lk_##name##_##T(lk_context* lk_self, uint count, T a) {                      \
        const uint first = lk_self->item - lk_lane(lk_self);                                   \
        for (uint i = 0; i < count; ++i) {                                           \
            if (lk_self->here[first + i]) {                                               \
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
