#include "core/instrument/probes/probe_texts.h"

namespace lockstep {
namespace {

// Each work-item stores a list of the copies that it has started and, for each copy, its own share: every
// n-th element, where n is the number of work-items. It copies its share when it waits for the copy. Except
// for the share, the lists of all work-items of a group are equal. OpenCL does not specify which work-item
// copies which element. Here, each work-item copies the elements of its neighbour. So a kernel that wrongly
// relies on each work-item copying its own elements shows a race, while a warp still accesses adjacent
// elements.
constexpr std::string_view text = R"(
#ifdef LK_COPIES
#define LK_MOST_ELEMENTS (1ul << 20)

static uint lk_share(lk_context* lk_self) {
    const uint neighbour = lk_self->item ^ 1;
    return neighbour < lk_self->items ? neighbour : lk_self->item;
}

static size_t lk_copy_begin(lk_context* lk_self, uint site, uint copy, bool to_local, __global char* global_at,
                            uint global_object, ulong global_step, __local char* local_at, uint local_object,
                            uint bytes, ulong count, size_t event) {
    if (event == 0) {
        event = ++lk_self->copy_event;
    }
    if (count > LK_MOST_ELEMENTS) { // more than any local memory holds; a smaller count reports the same fault
        count = lk_self->scratch / bytes + 1;
    }
    // A checksum of the arguments, which must be equal in all work-items of the group.
    const ulong mixed = ((((ulong)global_at * 31 + (ulong)(local_at - lk_self->block)) * 31 + count) * 31 + global_step) * 31 + event;
    lk_event(lk_self, site, mixed * 0x9E3779B97F4A7C15ul >> 24);
    const uint number = ++lk_self->copies_started;
    if (lk_self->copy_count < LK_MOST_COPIES) {
        lk_copy_job* const c = lk_self->copies + lk_self->copy_count++;
        c->site = site;
        c->copy = copy;
        c->number = number;
        c->event = event;
        c->waited = false;
        c->to_local = to_local;
        c->begin = to_local ? (ulong)(local_at - lk_self->block) : (ulong)global_at;
        c->step = to_local ? bytes : global_step;
        c->bytes = bytes;
        c->count = count;
        const uint share = lk_share(lk_self);
        c->global_at = global_at + share * global_step;
        c->global_step = lk_self->items * global_step;
        c->global_object = global_object;
        c->local_at = local_at + share * bytes;
        c->local_step = lk_self->items * bytes;
        c->local_object = local_object;
        c->left = count > share ? (count - share - 1) / lk_self->items + 1 : 0;
    } else {
        LK_UNFINISHED(lk_self, site, to_local ? local_object : global_object);
    }
    return event;
}

// Returns a checksum of the events, which must be equal in all work-items of the group. Their order does not matter.
static ulong lk_copy_wait(lk_context* lk_self, uint site, uint object, uint count, __private size_t* events) {
    count = min(count, 65536u); // so that the size in bytes fits into a uint
#ifdef LK_PRIVATE
    if (lk_private(lk_self, site, object, count * (uint)sizeof(size_t), (__private void*)events) != (__private void*)events) {
        return 0; // reported as a fault
    }
#endif
    ulong mixed = 0;
    for (uint i = 0; i < count; ++i) {
        for (uint j = 0; j < lk_self->copy_count; ++j) {
            lk_self->copies[j].waited |= lk_self->copies[j].event == events[i];
        }
        if (events[i] != 0 && events[i] <= lk_self->copy_event) { // includes events that were waited for before
            mixed += events[i] * 0x9E3779B97F4A7C15ul >> 44;
        }
    }
    return mixed;
}

// If the work-item must still copy elements of its share, sets lk_self->copy_now to the copy and returns its number.
// Otherwise returns 0.
static uint lk_copy_more(lk_context* lk_self, uint copy) {
    for (uint i = 0; i < lk_self->copy_count; ++i) {
        if (lk_self->copies[i].copy == copy && lk_self->copies[i].waited && lk_self->copies[i].left != 0) {
            lk_self->copy_now = lk_self->copies + i;
            return lk_self->copy_now->number;
        }
    }
    return 0;
}

static void lk_copy_step(lk_context* lk_self) {
    lk_self->copy_now->left--;
    lk_self->copy_now->global_at += lk_self->copy_now->global_step;
    lk_self->copy_now->local_at += lk_self->copy_now->local_step;
}

static void lk_copies_done(lk_context* lk_self) {
    uint kept = 0;
    for (uint i = 0; i < lk_self->copy_count; ++i) {
        if (!lk_self->copies[i].waited) {
            lk_self->copies[kept++] = lk_self->copies[i];
        }
    }
    lk_self->copy_count = kept;
}

#define LK_COPY(number, T, to, from, to_space, from_space, loop, read, write, size, moved)              \
    static void lk_copy_##number(lk_context* lk_self) {                                                      \
        uint started;                                                                                        \
        while (started = lk_copy_more(lk_self, number), lk_turn(lk_self, loop, started != 0, started)) {          \
            T value = *(from_space T*)lk_##from(lk_self, read, lk_self->copy_now->from##_object, size,            \
                                                (from_space void*)lk_self->copy_now->from##_at);             \
            LK_V(value, moved);                                                                         \
            *(to_space T*)lk_##to(lk_self, write, lk_self->copy_now->to##_object, size,                           \
                                  (to_space void*)lk_self->copy_now->to##_at) = value;                       \
            LK_V(value, moved);                                                                         \
            lk_copy_step(lk_self);                                                                           \
        }                                                                                               \
    }
#endif
)";

} // namespace

std::string_view copy_probes_text() {
    return text;
}

} // namespace lockstep
