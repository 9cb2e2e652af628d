#include "core/instrument/probes/probe_texts.h"

namespace lockstep {
namespace {

constexpr std::string_view text = R"(
#ifndef LK_PLAIN
__constant ulong lk_zeros[LK_SCRATCH_WORDS] __attribute__((aligned(128))) = {0};

#define LK_FIRST_PAGE 4096 // a lower address is a null pointer plus an index, unless it was made from an integer
#define LK_NUMBER 0x1fffu  // its low bits are LK_UNKNOWN
#define LK_IS_KNOWN(object) ((object) < LK_UNKNOWN)
#define LK_BROKEN(lk_self) (lk_self->table[LK_FIRST_SCRATCH + LK_SCRATCH_WORDS] = 1) // all writers write the same value
#define LK_ENDLESS(lk_self) (lk_self->table[LK_FIRST_SCRATCH + LK_SCRATCH_WORDS + 1] = 1)
#define LK_OPEN(lk_self) (lk_self->table[LK_FIRST_SCRATCH + LK_SCRATCH_WORDS + 2] = 1)
#define LK_OPEN_IF(lk_self, is_open) ((is_open) ? LK_OPEN(lk_self) : 0)

static LK_INLINE void lk_fault(lk_context* lk_self, uint site, uint kind, uint object) {
    LK_BROKEN(lk_self);
    lk_event(lk_self, LK_FAULT_SITE, (ulong)site | ((ulong)kind << LK_FAULT_KIND_SHIFT) |
                                    ((ulong)(object & LK_UNKNOWN) << LK_FAULT_OBJECT_SHIFT));
}

// Called after a compare-exchange. Records that it found another value than expected, which is not a fault.
static LK_INLINE void lk_exchanged(lk_context* lk_self, uint site, bool exchanged) {
    if (!exchanged) {
        lk_event(lk_self, LK_FAULT_SITE, (ulong)site | ((ulong)LK_NOTHING_EXCHANGED << LK_FAULT_KIND_SHIFT) |
                                             ((ulong)LK_UNKNOWN << LK_FAULT_OBJECT_SHIFT));
    }
}

// Appends a word to the logged values. A separate function, so that the branch exists only once if probes are calls.
static LK_INLINE void lk_word(lk_context* lk_self, ulong word) {
    if (lk_self->value_at < lk_self->value_end) {
        lk_self->values[lk_self->value_at] = word;
    } else {
        lk_spill(lk_self, lk_self->values, word);
    }
    lk_self->value_at++;
}

static void lk_value(lk_context* lk_self, const __private uchar* p, uint bytes) {
    for (uint i = 0; i < bytes; i += 8) {
        ulong word = 0;
        for (uint j = 0; j < 8 && i + j < bytes; ++j) {
            word |= (ulong)p[i + j] << (8 * j);
        }
        lk_word(lk_self, word);
    }
}

#ifdef LK_VALUES
#define LK_V(t, bytes) lk_value(lk_self, (const __private uchar*)&(t), bytes)
#define LK_LEAF(t, offset, bytes) lk_value(lk_self, (const __private uchar*)&(t) + (offset), bytes)
#define LK_R(t, access, bytes) (t = access, LK_V(t, bytes), t)
#else
#define LK_V(t, bytes) ((void)0)
#define LK_LEAF(t, offset, bytes) ((void)0)
#define LK_R(t, access, bytes) (access)
#endif

static LK_INLINE bool lk_inside(lk_context* lk_self, uint object, ulong address, uint bytes) {
    const ulong offset = address - lk_self->table[2 * object];
    const ulong size = lk_self->table[2 * object + 1];
    return size >= bytes && offset <= size - bytes;
}

static bool lk_inside_any(lk_context* lk_self, ulong address, uint bytes, uint first, uint last) {
    for (uint i = first; i < last; ++i) {
        if (lk_inside(lk_self, i, address, bytes)) {
            return true;
        }
    }
    return false;
}

// If the object is unknown, the access must be inside any of the first `last` objects. Constants are the last objects,
// because a pointer to global memory must not access them.
static LK_INLINE bool lk_fits(lk_context* lk_self, uint object, ulong address, uint bytes, uint last) {
    return LK_IS_KNOWN(object) ? lk_inside(lk_self, object, address, bytes)
                                : lk_inside_any(lk_self, address, bytes, 0, last);
}

static LK_INLINE uint lk_outside(lk_context* lk_self, uint object, ulong address) {
    const bool null = LK_IS_KNOWN(object) ? lk_self->table[2 * object] == 0
                                          : address < (object == LK_NUMBER ? 1 : LK_FIRST_PAGE);
    return null ? LK_NULL_POINTER : LK_OUT_OF_BOUNDS;
}

static LK_INLINE bool lk_check(lk_context* lk_self, uint site, uint object, ulong address, uint bytes, uint last) {
    if (lk_fits(lk_self, object, address, bytes, last)) {
        return true;
    }
    lk_fault(lk_self, site, lk_outside(lk_self, object, address), object);
    return false;
}

static LK_INLINE ulong lk_offset(lk_context* lk_self, __local void* p) {
    return (ulong)((__local char*)p - lk_self->block);
}

static LK_INLINE bool lk_fits_local(lk_context* lk_self, uint object, ulong offset, uint bytes) {
    return object != LK_UNKNOWN ? lk_inside(lk_self, object, offset + LK_LOCAL_BASE, bytes) : offset <= lk_self->scratch && bytes <= lk_self->scratch - offset;
}

static LK_INLINE bool lk_check_local(lk_context* lk_self, uint site, uint object, ulong offset, uint bytes) {
    if (lk_fits_local(lk_self, object, offset, bytes)) {
        return true;
    }
    lk_fault(lk_self, site, LK_OUT_OF_BOUNDS, object);
    return false;
}

#ifdef LK_COPIES
#define LK_UNFINISHED(lk_self, site, object) lk_fault(lk_self, site, LK_UNFINISHED_COPY, object)

// Reports a fault if the access touches memory that a copy still has to write, because its wait is missing.
static void lk_early(lk_context* lk_self, uint site, uint object, bool is_local, ulong at, uint bytes) {
    for (uint i = 0; i < lk_self->copy_count; ++i) {
        const lk_copy_job* const c = lk_self->copies + i;
        if (c->waited || c->to_local != is_local || at + bytes <= c->begin) {
            continue;
        }
        // k is the first element that ends after `at`.
        const ulong from = c->begin + c->bytes;
        const ulong k = at < from ? 0 : c->step == 0 ? c->count : (at - from) / c->step + 1;
        if (k < c->count && c->begin + k * c->step < at + bytes) {
            lk_fault(lk_self, site, LK_EARLY_TOUCH, object);
            return;
        }
    }
}
#define LK_EARLY(lk_self, site, object, is_local, at, bytes) lk_early(lk_self, site, object, is_local, at, bytes)
#else
#define LK_EARLY(lk_self, site, object, is_local, at, bytes) ((void)0)
#endif

static LK_INLINE bool lk_is_aligned(lk_context* lk_self, uint site, uint object, ulong address, uint alignment) {
    if ((address & (alignment - 1)) == 0) {
        return true;
    }
    lk_fault(lk_self, site, LK_MISALIGNED, object);
    return false;
}

// Probes that also check alignment, for programs that may convert a pointer to a type with a larger alignment.
#define LK_ALIGNED_PROBE(space, name, address, fits, spare, early)                                                                 \
    static LK_INLINE space void* name##_aligned(lk_context* lk_self, uint site, uint object, uint bytes, uint alignment, space void* p) { \
        const bool ok = fits && lk_is_aligned(lk_self, site, object, address, alignment);                                          \
        early;                                                                                                                     \
        lk_event(lk_self, site, address);                                                                                          \
        return ok ? p : (space void*)(spare);                                                                                      \
    }

static LK_INLINE __global void* lk_global(lk_context* lk_self, uint site, uint object, uint bytes, __global void* p) {
    const bool ok = lk_check(lk_self, site, object, (ulong)p, bytes, LK_GLOBALS);
    LK_EARLY(lk_self, site, object, false, (ulong)p, bytes);
    lk_event(lk_self, site, (ulong)p);
    return ok ? p : (__global void*)(lk_self->table + LK_FIRST_SCRATCH);
}

static LK_INLINE __constant void* lk_constant(lk_context* lk_self, uint site, uint object, uint bytes, __constant void* p) {
    const bool ok = lk_check(lk_self, site, object, (ulong)p, bytes, lk_self->objects);
    lk_event(lk_self, site, (ulong)p);
    return ok ? p : (__constant void*)lk_zeros;
}

static LK_INLINE __local void* lk_local(lk_context* lk_self, uint site, uint object, uint bytes, __local void* p) {
    const ulong offset = lk_offset(lk_self, p);
    const bool ok = lk_check_local(lk_self, site, object, offset, bytes);
    LK_EARLY(lk_self, site, object, true, offset, bytes);
    lk_event(lk_self, site, offset);
    return ok ? p : (__local void*)(lk_self->block + lk_self->scratch);
}

LK_ALIGNED_PROBE(__global, lk_global, (ulong)p, lk_check(lk_self, site, object, (ulong)p, bytes, LK_GLOBALS),
                 lk_self->table + LK_FIRST_SCRATCH, LK_EARLY(lk_self, site, object, false, (ulong)p, bytes))
LK_ALIGNED_PROBE(__constant, lk_constant, (ulong)p, lk_check(lk_self, site, object, (ulong)p, bytes, lk_self->objects), lk_zeros, (void)0)
LK_ALIGNED_PROBE(__local, lk_local, lk_offset(lk_self, p), lk_check_local(lk_self, site, object, lk_offset(lk_self, p), bytes),
                 lk_self->block + lk_self->scratch, LK_EARLY(lk_self, site, object, true, lk_offset(lk_self, p), bytes))

// Access to a whole struct: first one check of the struct, then an event for each leaf, then the choice of address.
#define LK_STRUCT_PROBES(space, name, address_of, fits, outside, spare, early)                                                      \
    static LK_INLINE space void* name##_guard(lk_context* lk_self, uint site, uint object, uint bytes, uint alignment, space void* p) { \
        if (!fits) {                                                                                                             \
            lk_fault(lk_self, site, outside, object);                                                                            \
        } else {                                                                                                                 \
            lk_is_aligned(lk_self, site, object, address_of, alignment);                                                         \
        }                                                                                                                        \
        early;                                                                                                                   \
        return p;                                                                                                                \
    }                                                                                                                            \
    static LK_INLINE space void* name##_leaf(lk_context* lk_self, uint site, uint offset, space void* p) {                       \
        lk_event(lk_self, site, address_of + offset);                                                                            \
        return p;                                                                                                                \
    }                                                                                                                            \
    static LK_INLINE space void* name##_pick(lk_context* lk_self, uint object, uint bytes, uint alignment, space void* p) {      \
        return fits && (address_of & (alignment - 1)) == 0 ? p : (space void*)(spare);                                           \
    }

LK_STRUCT_PROBES(__global, lk_global, (ulong)p, lk_fits(lk_self, object, (ulong)p, bytes, LK_GLOBALS),
                 lk_outside(lk_self, object, (ulong)p), lk_self->table + LK_FIRST_SCRATCH, LK_EARLY(lk_self, site, object, false, (ulong)p, bytes))
LK_STRUCT_PROBES(__constant, lk_constant, (ulong)p, lk_fits(lk_self, object, (ulong)p, bytes, lk_self->objects),
                 lk_outside(lk_self, object, (ulong)p), lk_zeros, (void)0)
LK_STRUCT_PROBES(__local, lk_local, (ulong)lk_offset(lk_self, p), lk_fits_local(lk_self, object, lk_offset(lk_self, p), bytes),
                 LK_OUT_OF_BOUNDS, lk_self->block + lk_self->scratch, LK_EARLY(lk_self, site, object, true, lk_offset(lk_self, p), bytes))

static LK_INLINE bool lk_branch(lk_context* lk_self, uint site, bool taken) {
    lk_event(lk_self, site, taken);
    return taken;
}

static LK_INLINE long lk_choice(lk_context* lk_self, uint site, long value) {
    lk_event(lk_self, site, (ulong)value);
    return value;
}

static LK_INLINE bool lk_turn(lk_context* lk_self, uint site, bool more, uint variable) {
    ulong decision = more;
    if (more) {
        if (lk_self->turns == 0) {
            lk_fault(lk_self, site, LK_ENDLESS_LOOP, LK_UNKNOWN);
            LK_ENDLESS(lk_self);
            decision = LK_OUT_OF_TURNS;
        } else {
            lk_self->turns--;
        }
    }
    lk_event(lk_self, site, decision | ((ulong)variable << LK_LOOP_VALUE_SHIFT));
    return decision == 1;
}

static LK_INLINE bool lk_group_turn(lk_context* lk_self, uint site, bool more, uint variable) {
    ulong decision = more;
    if (more) {
        if (lk_self->group_turns == 0) {
            lk_fault(lk_self, site, LK_ENDLESS_LOOP, LK_UNKNOWN);
            LK_ENDLESS(lk_self);
            decision = LK_OUT_OF_TURNS;
        } else {
            lk_self->group_turns--;
        }
    }
    lk_event(lk_self, site, decision | ((ulong)variable << LK_LOOP_VALUE_SHIFT));
    return decision == 1;
}

static LK_INLINE uint lk_index(lk_context* lk_self, uint site, long index, uint count) {
    if (index >= 0 && index < (long)count) {
        return (uint)index;
    }
    lk_fault(lk_self, site, LK_PRIVATE_BOUNDS, LK_UNKNOWN);
#ifdef LK_WATCHED
    lk_self->is_astray = true;
#endif
    return 0;
}

static LK_INLINE void lk_known(lk_context* lk_self, uint site, __private bool* known) {
    if (!*known) {
        *known = true; // reported only once
        lk_fault(lk_self, site, LK_PRIVATE_UNWRITTEN, LK_UNKNOWN);
    }
}
#define LK_KNOWN(lk_self, site, known) lk_known(lk_self, site, &(known))

// Reports a fault only if no part has been written: vectors are often copied although some components are never used.
static LK_INLINE void lk_known_part(lk_context* lk_self, uint site, __private uint* written, uint parts) {
    if ((*written & parts) == 0u) {
        *written |= parts; // reported only once
        lk_fault(lk_self, site, LK_PRIVATE_UNWRITTEN, LK_UNKNOWN);
    }
}
#define LK_KNOWN_PART(lk_self, site, written, parts) lk_known_part(lk_self, site, &(written), parts)

// Reports a fault if any of the parts has not been written.
static LK_INLINE void lk_known_all(lk_context* lk_self, uint site, __private uint* written, uint parts) {
    if ((*written & parts) != parts) {
        *written |= parts; // reported only once
        lk_fault(lk_self, site, LK_PRIVATE_UNWRITTEN, LK_UNKNOWN);
    }
}
#define LK_KNOWN_ALL(lk_self, site, written, parts) lk_known_all(lk_self, site, &(written), parts)
#endif
)";

} // namespace

std::string_view access_probes_text() {
    return text;
}

} // namespace lockstep
