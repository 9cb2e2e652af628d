#include "core/instrument/probes.h"

namespace lockstep {
namespace {

// The table (a __global ulong buffer):
//     words 2 i, 2 i + 1     base and size of object i: global objects' bases are addresses (written by the
//     device in
//                            mode 0), local objects' bases are offsets in the local block
//     words 2 objects ..     scratch cell: faulty accesses to global memory go there
//     last word              1 once there was a fault
// The local block holds the kernel's local variables, its local arguments and a scratch cell.
// The log of a work-item is log[lk->at .. lk->end); values likewise.
constexpr std::string_view context_text = R"(
#pragma OPENCL FP_CONTRACT OFF
#ifndef LK_INLINE
#define LK_INLINE inline __attribute__((always_inline))
#endif
#define LK_UNKNOWN 0xFFFu

typedef struct {
#ifndef LK_PLAIN
    __global ulong* log;
    ulong at;
    ulong end;
    __global ulong* values;
    ulong value_at;
    ulong value_end;
    __global ulong* table;
    uint objects;
    ulong turns;
    ulong group_turns;
#ifdef LK_PRIVATE
    __private char* base[LK_PRIVATE];
    uint size[LK_PRIVATE];
    ulong spare[LK_SCRATCH_WORDS];
#endif
#endif
    __local char* block;
    uint scratch;
#ifdef LK_GROUP
    uint item;            // of the group, by linear local id
    uint items;           // of the group
    __local uint* votes;  // three pairs of words
    uint vote;            // the pair that is next
#endif
#ifdef LK_SLOT
    __local char* slots;  // two sides, each: LK_SLOT bytes a work-item, then a byte each: it is here
    uint side_number;
    __local char* side;
    __local uchar* here;
#endif
} lk_context;
)";

// The functions of DESIGN section 3's votes and of sub-groups. A vote goes to one of three pairs of words
// that take turns: what is written before the barrier is read behind it, while the next pair is wiped.
constexpr std::string_view group_text = R"(
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

#define LK_GIVE(T, value, here)     (((__local T*)lk_next_side(lk, here))[lk->item] = (value), lk_meet(lk, here))
#define LK_GIVEN(T) ((__local T*)lk->side)

// The work-item of the group to take from: that on the lane, or oneself where nobody is there.
static uint lk_from(lk_context* lk, bool here, uint site, uint lane) {
    const uint first = lk->item - lk_lane(lk);
    const bool there = lane < lk_lanes(lk) && lk->here[first + lane];
    if (here) {
        lk_event(lk, site, there ? (ulong)lane | 1ul << 16 : (ulong)lk_lane(lk));
    }
    return there ? first + lane : lk->item;
}

static void lk_from_first(lk_context* lk, bool here, uint site, uint count) {
    if (here) {
        lk_event(lk, site, (ulong)count << 16);
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

// The same text without observation: for kernels whose sub-group functions the device has none of, so that
// they can be timed.
constexpr std::string_view plain_text = R"(
#ifdef LK_PLAIN
#define lk_event(lk, site, payload) ((void)0)
#define LK_BROKEN(lk) ((void)0)
#define LK_V(t, bytes) ((void)0)
#define LK_LEAF(t, offset, bytes) ((void)0)
#define LK_R(t, access, bytes) (access)
#define lk_global(lk, site, object, bytes, p) (p)
#define lk_constant(lk, site, object, bytes, p) (p)
#define lk_local(lk, site, object, bytes, p) (p)
#define lk_global_guard(lk, site, object, bytes, p) (p)
#define lk_constant_guard(lk, site, object, bytes, p) (p)
#define lk_local_guard(lk, site, object, bytes, p) (p)
#define lk_global_leaf(lk, site, offset, p) (p)
#define lk_constant_leaf(lk, site, offset, p) (p)
#define lk_local_leaf(lk, site, offset, p) (p)
#define lk_global_pick(lk, object, bytes, p) (p)
#define lk_constant_pick(lk, object, bytes, p) (p)
#define lk_local_pick(lk, object, bytes, p) (p)
#define lk_branch(lk, site, taken) (taken)
#define lk_choice(lk, site, value) (value)
#define lk_turn(lk, site, more, variable) (more)
#define lk_group_turn(lk, site, more, variable) (more)
#define lk_index(lk, site, index, count) (index)
#define lk_register(lk, object, bytes, p) ((void)0)
#define lk_private(lk, site, object, bytes, p) (p)
#endif
)";

constexpr std::string_view text = R"(
#ifndef LK_PLAIN
__constant ulong lk_zeros[LK_SCRATCH_WORDS] = {0};

static LK_INLINE void lk_put(lk_context* lk, ulong event) {
    if (lk->at < lk->end) {
        lk->log[lk->at] = event;
    }
    lk->at++;
}

static LK_INLINE void lk_event(lk_context* lk, uint site, ulong payload) {
    lk_put(lk, ((ulong)site << 40) | (payload & 0xFFFFFFFFFFul));
}

#define LK_BROKEN(lk) (lk->table[2 * lk->objects + LK_SCRATCH_WORDS] = 1) // every writer writes the same

static LK_INLINE void lk_fault(lk_context* lk, uint site, uint kind, uint object) {
    LK_BROKEN(lk);
    lk_event(lk, 0xFFFFFFu, (ulong)site | ((ulong)kind << 24) | ((ulong)(object & 0xFFFu) << 28));
}

static void lk_value(lk_context* lk, const __private uchar* p, uint bytes) {
    for (uint i = 0; i < bytes; i += 8) {
        ulong word = 0;
        for (uint j = 0; j < 8 && i + j < bytes; ++j) {
            word |= (ulong)p[i + j] << (8 * j);
        }
        if (lk->value_at < lk->value_end) {
            lk->values[lk->value_at] = word;
        }
        lk->value_at++;
    }
}

#ifdef LK_VALUES
#define LK_V(t, bytes) lk_value(lk, (const __private uchar*)&(t), bytes)
#define LK_LEAF(t, offset, bytes) lk_value(lk, (const __private uchar*)&(t) + (offset), bytes)
#define LK_R(t, access, bytes) (t = access, LK_V(t, bytes), t)
#else
#define LK_V(t, bytes) ((void)0)
#define LK_LEAF(t, offset, bytes) ((void)0)
#define LK_R(t, access, bytes) (access)
#endif

static LK_INLINE bool lk_inside(lk_context* lk, uint object, ulong address, uint bytes) {
    const ulong offset = address - lk->table[2 * object];
    const ulong size = lk->table[2 * object + 1];
    return size >= bytes && offset <= size - bytes;
}

static bool lk_inside_any(lk_context* lk, ulong address, uint bytes, uint first, uint last) {
    for (uint i = first; i < last; ++i) {
        if (lk_inside(lk, i, address, bytes)) {
            return true;
        }
    }
    return false;
}

static LK_INLINE bool lk_fits(lk_context* lk, uint object, ulong address, uint bytes) {
    return object != LK_UNKNOWN ? lk_inside(lk, object, address, bytes)
                                : lk_inside_any(lk, address, bytes, 0, lk->objects);
}

static LK_INLINE bool lk_check(lk_context* lk, uint site, uint object, ulong address, uint bytes) {
    if (lk_fits(lk, object, address, bytes)) {
        return true;
    }
    const bool null = object != LK_UNKNOWN ? lk->table[2 * object] == 0 : address == 0;
    lk_fault(lk, site, null ? 2 : 1, object);
    return false;
}

static LK_INLINE uint lk_offset(lk_context* lk, __local void* p) {
    return (uint)((__local char*)p - lk->block);
}

static LK_INLINE bool lk_fits_local(lk_context* lk, uint object, ulong offset, uint bytes) {
    return object != LK_UNKNOWN ? lk_inside(lk, object, offset, bytes) : offset + bytes <= lk->scratch;
}

static LK_INLINE __global void* lk_global(lk_context* lk, uint site, uint object, uint bytes, __global void* p) {
    const bool ok = lk_check(lk, site, object, (ulong)p, bytes);
    lk_event(lk, site, (ulong)p);
    return ok ? p : (__global void*)(lk->table + 2 * lk->objects);
}

static LK_INLINE __constant void* lk_constant(lk_context* lk, uint site, uint object, uint bytes, __constant void* p) {
    const bool ok = lk_check(lk, site, object, (ulong)p, bytes);
    lk_event(lk, site, (ulong)p);
    return ok ? p : (__constant void*)lk_zeros;
}

static LK_INLINE __local void* lk_local(lk_context* lk, uint site, uint object, uint bytes, __local void* p) {
    const uint offset = lk_offset(lk, p);
    const bool ok = lk_fits_local(lk, object, offset, bytes);
    if (!ok) {
        lk_fault(lk, site, 1, object);
    }
    lk_event(lk, site, offset);
    return ok ? p : (__local void*)(lk->block + lk->scratch);
}

// A whole struct: the check of all of it comes first, then an event a leaf, then the choice between it and the scratch cell.
#define LK_STRUCT_PROBES(space, name, address_of, fits, spare)                                                      \
    static LK_INLINE space void* name##_guard(lk_context* lk, uint site, uint object, uint bytes, space void* p) {  \
        if (!fits) {                                                                                                \
            lk_fault(lk, site, 1, object);                                                                          \
        }                                                                                                           \
        return p;                                                                                                   \
    }                                                                                                               \
    static LK_INLINE space void* name##_leaf(lk_context* lk, uint site, uint offset, space void* p) {               \
        lk_event(lk, site, address_of + offset);                                                                    \
        return p;                                                                                                   \
    }                                                                                                               \
    static LK_INLINE space void* name##_pick(lk_context* lk, uint object, uint bytes, space void* p) {              \
        return fits ? p : (space void*)(spare);                                                                     \
    }

LK_STRUCT_PROBES(__global, lk_global, (ulong)p, lk_fits(lk, object, (ulong)p, bytes), lk->table + 2 * lk->objects)
LK_STRUCT_PROBES(__constant, lk_constant, (ulong)p, lk_fits(lk, object, (ulong)p, bytes), lk_zeros)
LK_STRUCT_PROBES(__local, lk_local, (ulong)lk_offset(lk, p), lk_fits_local(lk, object, lk_offset(lk, p), bytes),
                 lk->block + lk->scratch)

static LK_INLINE bool lk_branch(lk_context* lk, uint site, bool taken) {
    lk_event(lk, site, taken);
    return taken;
}

static LK_INLINE long lk_choice(lk_context* lk, uint site, long value) {
    lk_event(lk, site, (ulong)value);
    return value;
}

static LK_INLINE bool lk_turn(lk_context* lk, uint site, bool more, uint variable) {
    ulong decision = more;
    if (more) {
        if (lk->turns == 0) {
            lk_fault(lk, site, 4, LK_UNKNOWN);
            decision = 2;
        } else {
            lk->turns--;
        }
    }
    lk_event(lk, site, decision | ((ulong)variable << 8));
    return decision == 1;
}

static LK_INLINE bool lk_group_turn(lk_context* lk, uint site, bool more, uint variable) {
    ulong decision = more;
    if (more) {
        if (lk->group_turns == 0) {
            lk_fault(lk, site, 4, LK_UNKNOWN);
            decision = 2;
        } else {
            lk->group_turns--;
        }
    }
    lk_event(lk, site, decision | ((ulong)variable << 8));
    return decision == 1;
}

static LK_INLINE uint lk_index(lk_context* lk, uint site, long index, uint count) {
    if (index >= 0 && index < (long)count) {
        return (uint)index;
    }
    lk_fault(lk, site, 3, LK_UNKNOWN);
    return 0;
}

#ifdef LK_PRIVATE
static LK_INLINE __private void* lk_register(lk_context* lk, uint object, uint bytes, __private void* p) {
    lk->base[object] = (__private char*)p;
    lk->size[object] = bytes;
    return p;
}

static LK_INLINE bool lk_inside_private(lk_context* lk, uint object, __private char* p, uint bytes) {
    const ulong offset = (ulong)p - (ulong)lk->base[object];
    return lk->size[object] >= bytes && offset <= lk->size[object] - bytes;
}

static __private void* lk_private(lk_context* lk, uint site, uint object, uint bytes, __private void* p) {
    if (object != LK_UNKNOWN) {
        if (lk_inside_private(lk, object, (__private char*)p, bytes)) {
            return p;
        }
    } else {
        for (uint i = 0; i < LK_PRIVATE; ++i) {
            if (lk_inside_private(lk, i, (__private char*)p, bytes)) {
                return p;
            }
        }
    }
    lk_fault(lk, site, 3, LK_UNKNOWN);
    return (__private void*)lk->spare;
}
#endif
#endif
)";

} // namespace

std::string probes_text() {
    return std::string(context_text) + std::string(plain_text) + std::string(text) + std::string(group_text);
}

} // namespace lockstep
