#include "core/instrument/probes/probes.h"

#include "core/instrument/probes/probe_texts.h"

namespace lockstep {
namespace {

// The table (a __global ulong buffer):
//     words 2 i, 2 i + 1     base and size of object i: bases of global objects are addresses (written by the
//                            device in mode 0), bases of local objects are offsets in the local block
//     LK_FIRST_SCRATCH ..    scratch cell for faulty accesses to global memory
//     third last word        1 after the first fault
//     second last word       1 after a loop exceeded its iteration limit
//     last word              1 after an operation without a defined result
// The local block contains the kernel's local variables, its local arguments and a scratch cell. The log of a
// work-item is log[lk_self->at .. lk_self->end); the values use the same range.
constexpr std::string_view context_text = R"(
#pragma OPENCL FP_CONTRACT OFF
#ifndef LK_INLINE
#define LK_INLINE inline __attribute__((always_inline))
#endif
#define LK_ZERO (lk_self->scratch >> 31) // always 0, but compilers cannot know this
#ifdef LK_SEAMS // see seams.h
#define LK_SEAM if (LK_ZERO != 0) { lk_self->scratch = 0; }
#else
#define LK_SEAM
#endif

#ifdef LK_COPIES
#define LK_MOST_COPIES 16 // limit of copies without a wait per work-item
#define event_t size_t
typedef struct {
    uint site;
    uint copy;                // number of the copy in the program
    uint number;              // number among the copies that the work-item has started, from 1
    size_t event;
    bool waited;
    bool to_local;
    ulong begin;              // start of the destination: an address, or an offset in the local block
    ulong step;               // distance in bytes between elements of the destination
    uint bytes;               // size of an element
    ulong count;              // number of elements
    ulong left;               // elements that the work-item must still copy; the next one is at:
    __global char* global_at;
    ulong global_step;
    uint global_object;
    __local char* local_at;
    uint local_step;
    uint local_object;
} lk_copy_job;
#endif

typedef struct {
#ifndef LK_PLAIN
    __global ulong* log;
    ulong at;
    ulong end;
#ifdef LK_QUADS
    ulong begin;
    ulong latest; // last word that was logged; the next members are the words before it
    ulong second;
    ulong third;
#endif
    __global ulong* values;
    ulong value_at;
    ulong value_end;
#ifdef LK_SPILL
    ulong number; // number of the work-item in the launch
#endif
    ulong group[3];  // position of the group in the NDRange
    ulong groups[3];
    __global ulong* table;
    uint objects;
    ulong turns;
    ulong group_turns;
#ifdef LK_PRIVATE
    __private char* base[LK_PRIVATE];
    uint size[LK_PRIVATE];
    ulong spare[LK_SCRATCH_WORDS] __attribute__((aligned(128)));
#endif
#ifdef LK_WATCHED
    __private uint* written; // one bit per element of the arrays without an initial value
    bool is_astray;           // the next element is read at a replaced index
#endif
#endif
    __local char* block;
    uint scratch;
#ifdef LK_COPIES
    lk_copy_job copies[LK_MOST_COPIES];
    uint copy_count;
    uint copies_started;
    lk_copy_job* copy_now;
    size_t copy_event;
#endif
#ifdef LK_GROUP
    uint item;            // linear local id
    uint items;           // number of work-items in the group
    __local uint* votes;  // three pairs of words, used in rotation
    uint vote;            // index of the next pair
#endif
#ifdef LK_SLOT
    __local char* slots;  // two buffers, each with LK_SLOT bytes per work-item, then one byte per work-item: it takes part
    uint side_number;
    __local char* side;
    __local uchar* here;
#endif
} lk_context;
)";

// Replacements for the probes that neither log nor check anything. They are used for timing kernels whose
// sub-group functions the device does not provide.
constexpr std::string_view plain_text = R"(
#ifdef LK_PLAIN
#define lk_event(lk_self, site, payload) ((void)0)
#define LK_BROKEN(lk_self) ((void)0)
#define LK_OPEN(lk_self) ((void)0)
#define LK_OPEN_IF(lk_self, is_open) ((void)0)
#define LK_UNFINISHED(lk_self, site, object) ((void)0)
#define LK_V(t, bytes) ((void)0)
#define LK_LEAF(t, offset, bytes) ((void)0)
#define LK_R(t, access, bytes) (access)
#define lk_global(lk_self, site, object, bytes, p) (p)
#define lk_constant(lk_self, site, object, bytes, p) (p)
#define lk_local(lk_self, site, object, bytes, p) (p)
#define lk_global_aligned(lk_self, site, object, bytes, alignment, p) (p)
#define lk_constant_aligned(lk_self, site, object, bytes, alignment, p) (p)
#define lk_local_aligned(lk_self, site, object, bytes, alignment, p) (p)
#define lk_global_guard(lk_self, site, object, bytes, alignment, p) (p)
#define lk_constant_guard(lk_self, site, object, bytes, alignment, p) (p)
#define lk_local_guard(lk_self, site, object, bytes, alignment, p) (p)
#define lk_global_leaf(lk_self, site, offset, p) (p)
#define lk_constant_leaf(lk_self, site, offset, p) (p)
#define lk_local_leaf(lk_self, site, offset, p) (p)
#define lk_global_pick(lk_self, object, bytes, alignment, p) (p)
#define lk_constant_pick(lk_self, object, bytes, alignment, p) (p)
#define lk_local_pick(lk_self, object, bytes, alignment, p) (p)
#define lk_exchanged(lk_self, site, exchanged) ((void)0)
#define lk_branch(lk_self, site, taken) (taken)
#define lk_choice(lk_self, site, value) (value)
#define lk_turn(lk_self, site, more, variable) (more)
#define lk_group_turn(lk_self, site, more, variable) (more)
#define lk_index(lk_self, site, index, count) (index)
#define lk_register(lk_self, object, bytes, p) ((void)0)
#define lk_gone(lk_self, object) ((void)0)
#define lk_private(lk_self, site, object, bytes, p) (p)
#define lk_private_at(lk_self, site, alignment, p) (p)
#define lk_private_got(lk_self, site, object, bytes, p) (p)
#define lk_private_put(lk_self, site, object, bytes, p) (p)
#define lk_forget(lk_self, first, count) ((void)0)
#define lk_element_put(lk_self, first, shift, base, p) (p)
#define lk_element_got(lk_self, site, first, shift, base, p) (p)
#define LK_KNOWN(lk_self, site, known) ((void)0)
#define LK_KNOWN_PART(lk_self, site, written, parts) ((void)0)
#define LK_KNOWN_ALL(lk_self, site, written, parts) ((void)0)
#endif
)";

// The work-item functions that refer to the NDRange. They are replaced because a launch may run only a part
// of it.
constexpr std::string_view range_text = R"(
#ifndef LK_PLAIN
static LK_INLINE size_t lk_group_of_row(void) { return get_group_id(0); } // index among the groups of this launch
static LK_INLINE size_t lk_group_id(lk_context* lk_self, uint d) { return d < 3 ? (size_t)lk_self->group[d] : 0; }
static LK_INLINE size_t lk_num_groups(lk_context* lk_self, uint d) { return d < 3 ? (size_t)lk_self->groups[d] : 1; }
static LK_INLINE size_t lk_global_size(lk_context* lk_self, uint d) {
    return d < 3 ? (size_t)lk_self->groups[d] * get_local_size(d) : 1;
}
static LK_INLINE size_t lk_global_id(lk_context* lk_self, uint d) {
    return d < 3 ? (size_t)lk_self->group[d] * get_local_size(d) + get_local_id(d) : 0;
}
#define get_group_id(d) lk_group_id(lk_self, d)
#define get_num_groups(d) lk_num_groups(lk_self, d)
#define get_global_size(d) lk_global_size(lk_self, d)
#define get_global_id(d) lk_global_id(lk_self, d)
#endif
)";

} // namespace

std::string probes_text() {
    return record_constants_text() + std::string(context_text) + std::string(plain_text) +
           std::string(log_probes_text()) + std::string(access_probes_text()) +
           std::string(private_probes_text()) + std::string(group_probes_text()) +
           std::string(copy_probes_text()) + std::string(range_text);
}

} // namespace lockstep
