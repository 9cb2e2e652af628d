#include "core/instrument/probes/probe_texts.h"

namespace lockstep {
namespace {

// The parameter has a large type, because NVIDIA's driver aligns local memory according to this type, and the
// block contains values of any type.
constexpr std::string_view parameters = R"(__local ulong16* lk_aligned_block,
#ifndef LK_PLAIN
    __global ulong* lk_table, __global const ulong* lk_places, __global ulong* lk_counts, __global ulong* lk_log,
    __global const ulong* lk_value_places, __global ulong* lk_value_counts, __global ulong* lk_values,
    ulong lk_first_group, ulong lk_groups_x, ulong lk_groups_y, ulong lk_groups_z, ulong lk_turns,
#endif
#ifdef LK_CLOCK
    __global ulong* lk_clock,
#endif
    uint lk_scratch)";

// Work-items are ordered by group, and within a group by linear local id. A launch runs consecutive groups by
// linear id in a one-dimensional range; the number of the first group determines its position in the NDRange.
// Local memory is cleared, so that its contents are the same in every pass. The barrier is at the start,
// where no value of a work-item needs to be kept across it.
constexpr std::string_view opening = R"( {
#if defined(LK_LOCALS) && !defined(LK_PLAIN)
    {
        __local ulong* const words = (__local ulong*)lk_aligned_block;
        const uint items = (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2));
        const uint item = (uint)((get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0));
        for (uint i = item; i < lk_scratch / 8 + LK_SCRATCH_WORDS; i += items) {
            words[i] = 0;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
#ifdef LK_CLOCK
    const ulong lk_began = LK_NOW();
    LK_CLOCK_FENCE();
#endif
    lk_context lk_c;
    lk_context* lk_self = &lk_c;
    __local char* const lk_block = (__local char*)lk_aligned_block;
    lk_self->block = lk_block;
    lk_self->scratch = lk_scratch;
#ifdef LK_GROUP
    lk_self->item = (uint)((get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0));
    lk_self->items = (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2));
    lk_self->votes = (__local uint*)(lk_block + lk_scratch + 8 * LK_SCRATCH_WORDS);
    lk_self->vote = 0;
    if (lk_self->item == 0) {
        lk_self->votes[0] = 0;
        lk_self->votes[1] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
#ifdef LK_COPIES
    lk_self->copy_count = 0;
    lk_self->copies_started = 0;
    lk_self->copy_event = 0;
#endif
#ifdef LK_SLOT
    lk_self->slots = lk_block + lk_scratch + 8 * LK_SCRATCH_WORDS + 128;
    lk_self->side_number = 0;
#endif
#ifndef LK_PLAIN
    const ulong lk_group_size = get_local_size(0) * get_local_size(1) * get_local_size(2);
    const ulong lk_group = lk_first_group + lk_group_of_row();
    lk_self->group[0] = lk_group % lk_groups_x;
    lk_self->group[1] = lk_group / lk_groups_x % lk_groups_y;
    lk_self->group[2] = lk_group / lk_groups_x / lk_groups_y;
    lk_self->groups[0] = lk_groups_x;
    lk_self->groups[1] = lk_groups_y;
    lk_self->groups[2] = lk_groups_z;
    const ulong lk_item = lk_group * lk_group_size +
        (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
    lk_self->log = lk_log;
    lk_self->at = lk_places[lk_item];
    lk_self->end = lk_places[lk_item + 1];
#ifdef LK_QUADS
    lk_self->begin = lk_self->at;
#endif
#ifdef LK_SPILL
    lk_self->number = lk_item;
#endif
    lk_self->table = lk_table;
    lk_self->turns = lk_turns;
    lk_self->group_turns = lk_turns;
#ifdef LK_VALUES
    lk_self->values = lk_values;
    lk_self->value_at = lk_value_places[lk_item];
    lk_self->value_end = lk_value_places[lk_item + 1];
#endif
#ifdef LK_PRIVATE
    for (uint i = 0; i < LK_PRIVATE; ++i) {
        lk_self->size[i] = 0;
    }
    for (uint i = 0; i < LK_SCRATCH_WORDS; ++i) {
        lk_self->spare[i] = 0;
    }
#endif
#ifdef LK_WATCHED
    uint lk_written[LK_WATCHED];
    for (uint i = 0; i < LK_WATCHED; ++i) {
        lk_written[i] = 0;
    }
    lk_self->written = lk_written;
    lk_self->is_astray = false;
#endif
)";

constexpr std::string_view closing = R"(
#ifdef LK_CLOCK
    LK_CLOCK_FENCE();
    {
        const uint size = (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2));
        const uint item = (uint)((get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) +
                                 get_local_id(0));
        const ulong group =
            (get_group_id(2) * get_num_groups(1) + get_group_id(1)) * get_num_groups(0) + get_group_id(0);
        if (item % LK_CLOCK_EVERY == 0 || item == size - 1) {
            const uint keepers = (size + LK_CLOCK_EVERY - 1) / LK_CLOCK_EVERY + 1;
            const uint keeper = item == size - 1 ? keepers - 1 : item / LK_CLOCK_EVERY;
            __global ulong* reading = lk_clock + 3 * (group * keepers + keeper);
            reading[0] = lk_began;
            reading[1] = LK_NOW();
            reading[2] = LK_PROCESSOR();
        }
    }
#endif
#ifndef LK_PLAIN
#ifdef LK_COPIES
    for (uint i = 0; i < lk_self->copy_count; ++i) {
        LK_UNFINISHED(lk_self, lk_self->copies[i].site,
                      lk_self->copies[i].to_local ? lk_self->copies[i].local_object : lk_self->copies[i].global_object);
    }
#endif
    lk_put_rest(lk_self);
#ifdef LK_QUADS
    lk_counts[lk_item] = lk_self->at - lk_self->begin;
#else
    lk_counts[lk_item] = lk_self->at - lk_places[lk_item];
#endif
#ifdef LK_VALUES
    lk_value_counts[lk_item] = lk_self->value_at - lk_value_places[lk_item];
#endif
#endif
}
)";

} // namespace

std::string_view kernel_parameters_text() {
    return parameters;
}

std::string_view kernel_opening_text() {
    return opening;
}

std::string_view kernel_closing_text() {
    return closing;
}

} // namespace lockstep
