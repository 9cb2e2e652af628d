#include "core/instrument/probes/probe_texts.h"

namespace lockstep {
namespace {

// lk_self->written has one bit per element of all arrays without an initial value. lk_watched has two numbers
// per private object: the index of its first bit (LK_UNWATCHED if it has none), and log2 of its element size
// in bytes. An access through a pointer can cover several elements.
constexpr std::string_view text = R"(
#if defined(LK_PRIVATE) && !defined(LK_PLAIN)
static LK_INLINE __private void* lk_register(lk_context* lk_self, uint object, uint bytes, __private void* p) {
    lk_self->base[object] = (__private char*)p;
    lk_self->size[object] = bytes;
    return p;
}

static LK_INLINE void lk_gone(lk_context* lk_self, uint object) {
    lk_self->size[object] = 0;
}

static LK_INLINE bool lk_inside_private(lk_context* lk_self, uint object, __private char* p, uint bytes) {
    const ulong offset = (ulong)p - (ulong)lk_self->base[object];
    return lk_self->size[object] >= bytes && offset <= lk_self->size[object] - bytes;
}

static __private void* lk_private(lk_context* lk_self, uint site, uint object, uint bytes, __private void* p) {
    if (object != LK_UNKNOWN) {
        if (lk_inside_private(lk_self, object, (__private char*)p, bytes)) {
            return p;
        }
    } else {
        for (uint i = 0; i < LK_PRIVATE; ++i) {
            if (lk_inside_private(lk_self, i, (__private char*)p, bytes)) {
                return p;
            }
        }
    }
    lk_fault(lk_self, site, LK_PRIVATE_BOUNDS, LK_UNKNOWN);
    return (__private void*)lk_self->spare;
}

static __private void* lk_private_at(lk_context* lk_self, uint site, uint alignment, __private void* p) {
    if (((ulong)p & (alignment - 1)) == 0) {
        return p;
    }
    lk_fault(lk_self, site, LK_PRIVATE_MISALIGNED, LK_UNKNOWN);
    return (__private void*)lk_self->spare;
}
#endif

#if defined(LK_WATCHED) && !defined(LK_PLAIN)
static void lk_forget(lk_context* lk_self, uint first, uint count) {
    for (uint bit = first; bit < first + count;) {
        const uint in_word = min(32u - bit % 32u, first + count - bit);
        const uint mask = in_word == 32u ? ~0u : ((1u << in_word) - 1u) << bit % 32u;
        lk_self->written[bit / 32u] &= ~mask;
        bit += in_word;
    }
}

// Returns whether the element has been written, and marks it as written.
static LK_INLINE bool lk_mark(lk_context* lk_self, uint bit) {
    const uint mask = 1u << bit % 32u;
    const uint word = lk_self->written[bit / 32u];
    if ((word & mask) != 0u) {
        return true; // the usual case in loops; the following code then depends on no store
    }
    lk_self->written[bit / 32u] = word | mask;
    return false;
}

static LK_INLINE __private char* lk_element_put(lk_context* lk_self, uint first, uint shift, __private char* base,
                                        __private char* p) {
    lk_mark(lk_self, first + ((uint)(p - base) >> shift));
    return p;
}

static LK_INLINE __private char* lk_element_got(lk_context* lk_self, uint site, uint first, uint shift, __private char* base,
                                        __private char* p) {
    if (!lk_mark(lk_self, first + ((uint)(p - base) >> shift))) {
        if (!lk_self->is_astray) {
            lk_fault(lk_self, site, LK_PRIVATE_UNWRITTEN, LK_UNKNOWN);
        }
        lk_self->is_astray = false;
    }
    return p;
}

// Like lk_mark(), but for all elements of one object that an access through a pointer touches.
static bool lk_mark_all(lk_context* lk_self, uint object, uint bytes, __private char* p) {
    const uint first = lk_watched[2 * object];
    bool known = true;
    if (first != LK_UNWATCHED) {
        const uint offset = (uint)(p - lk_self->base[object]);
        const uint shift = lk_watched[2 * object + 1];
        for (uint i = offset >> shift; i <= (offset + bytes - 1u) >> shift; ++i) {
            known = lk_mark(lk_self, first + i) && known;
        }
    }
    return known;
}

// Like lk_mark_all(), but the object may be unknown. Several objects may contain the address if the lifetime of one has
// ended. Then it is enough if one of them is written.
static bool lk_mark_there(lk_context* lk_self, uint object, uint bytes, __private char* p) {
    if (object != LK_UNKNOWN) {
        return lk_mark_all(lk_self, object, bytes, p);
    }
    bool known = false;
    for (uint i = 0; i < LK_PRIVATE; ++i) {
        if (lk_inside_private(lk_self, i, p, bytes)) {
            known = lk_mark_all(lk_self, i, bytes, p) || known;
        }
    }
    return known;
}

static __private void* lk_private_put(lk_context* lk_self, uint site, uint object, uint bytes, __private void* p) {
    __private void* const there = lk_private(lk_self, site, object, bytes, p);
    if (there == p && p != (__private void*)lk_self->spare) {
        lk_mark_there(lk_self, object, bytes, (__private char*)p);
    }
    return there;
}

static __private void* lk_private_got(lk_context* lk_self, uint site, uint object, uint bytes, __private void* p) {
    __private void* const there = lk_private(lk_self, site, object, bytes, p);
    if (there == p && p != (__private void*)lk_self->spare && !lk_mark_there(lk_self, object, bytes, (__private char*)p)) {
        lk_fault(lk_self, site, LK_PRIVATE_UNWRITTEN, LK_UNKNOWN);
    }
    return there;
}
#endif
)";

} // namespace

std::string_view private_probes_text() {
    return text;
}

} // namespace lockstep
