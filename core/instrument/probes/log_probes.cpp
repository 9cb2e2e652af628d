#include "core/instrument/probes/probe_texts.h"

namespace lockstep {
namespace {

constexpr std::string_view text = R"(
#ifndef LK_PLAIN
#ifdef LK_SPILL
// Writes a word that does not fit into the work-item's own range to the shared spill area (see core/run/log/device_log.h).
static void lk_spill(lk_context* lk_self, __global ulong* log, ulong word) {
    if (lk_self->number >= log[2] && lk_self->number < log[3]) {
        const uint at = atomic_inc((volatile __global uint*)log);
        if (at < log[1]) {
            log[4 + 2 * (ulong)at] = lk_self->number;
            log[5 + 2 * (ulong)at] = word;
        }
    }
}
#else
#define lk_spill(lk_self, log, word) ((void)0)
#endif

#ifdef LK_QUADS
// Writes four words at a time, at indices that are multiples of four, because these are whole sectors of GPU memory. The
// words before the first and after the last such group of four (quad) are written one by one.
//
//     place    | . . . w | w w w w | w w w w | w w . . |        head, quads, tail
static LK_INLINE void lk_put(lk_context* lk_self, ulong event) {
    lk_self->at++;
    if ((lk_self->at & 3) == 0 && lk_self->at <= lk_self->end) {
        __global ulong* const quad = lk_self->log + (lk_self->at - 4);
        const ulong there = lk_self->at - lk_self->begin;
        if (there >= 4) {
            *(__global ulong4*)quad = (ulong4)(lk_self->third, lk_self->second, lk_self->latest, event);
        } else {
            quad[3] = event;
            if (there >= 2) {
                quad[2] = lk_self->latest;
            }
            if (there >= 3) {
                quad[1] = lk_self->second;
            }
        }
    }
    lk_self->third = lk_self->second;
    lk_self->second = lk_self->latest;
    lk_self->latest = event;
}

// Called at the end of the work-item: writes the remaining words, which do not fill a quad.
static LK_INLINE void lk_put_rest(lk_context* lk_self) {
    const ulong words[3] = {lk_self->latest, lk_self->second, lk_self->third};
    const ulong rest = min(lk_self->at & 3, lk_self->at - lk_self->begin);
    for (ulong k = 0; k < 3; ++k) {
        if (k < rest && lk_self->at - k <= lk_self->end) {
            lk_self->log[lk_self->at - 1 - k] = words[k];
        }
    }
}
#else
#define lk_put_rest(lk_self) ((void)0)
static LK_INLINE void lk_put(lk_context* lk_self, ulong event) {
    if (lk_self->at < lk_self->end) {
        lk_self->log[lk_self->at] = event;
    } else {
        lk_spill(lk_self, lk_self->log, event);
    }
    lk_self->at++;
}
#endif

static LK_INLINE void lk_event(lk_context* lk_self, uint site, ulong payload) {
    lk_put(lk_self, ((ulong)site << LK_PAYLOAD_BITS) | (payload & LK_PAYLOAD_MASK));
}
#endif
)";

} // namespace

std::string_view log_probes_text() {
    return text;
}

} // namespace lockstep
