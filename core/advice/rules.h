#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

// Each rule examines the launch for the kinds of suggestions in its comment, and appends them to `found`.

/// AdviceKind::atomics_meet: lanes of a request wait for each other at the same address of global memory, and
/// the atomics of a group access only a few addresses.
void advise_on_atomics(const AdviceInput& input, AdviceList& found);

/// AdviceKind::bank_padding, bank_swizzle, bank_repadding and bank_conflicts: accesses to an array in local
/// memory have bank conflicts. AdviceKind::local_atomics_meet: no other layout would help, because most of the conflicts
/// are atomics on the same word. One suggestion per array.
void advise_on_banks(const AdviceInput& input, AdviceList& found);

/// AdviceKind::barrier_idle: barriers cost at least a twentieth of the launch.
void advise_on_barriers(const AdviceInput& input, AdviceList& found);

/// AdviceKind::divergent_condition: fewer warp steps would be needed if lanes with the same outcome were in
/// the same warp. An else-if chain counts as one condition.
void advise_on_divergence(const AdviceInput& input, AdviceList& found);

/// AdviceKind::group_size: warps contain lanes without a work-item.
void advise_on_group_size(const AdviceInput& input, AdviceList& found);

/// AdviceKind::latency_exposed: more resident warps would hide latency, but they do not fit.
/// AdviceKind::latency_few_groups: they would fit, but the launch has too few groups. The required number of
/// warps is the latency / the issue cycles between two reads. There is no suggestion if all slots are
/// occupied, or if requests queue for a pipe, because additional warps would queue too.
void advise_on_latency(const AdviceInput& input, AdviceList& found);

/// AdviceKind::empty_multiprocessors: the launch has fewer groups than the hardware has multiprocessors.
void advise_on_multiprocessors(const AdviceInput& input, AdviceList& found);

/// AdviceKind::occupancy_registers and occupancy_local: schedulers have no ready warp, and groups of the
/// launch wait because registers or local memory are exhausted.
void advise_on_occupancy(const AdviceInput& input, AdviceList& found);

/// AdviceKind::repeated_work: all work-items of a group read the same elements in the same order, but only
/// one of them writes the result.
void advise_on_repeated_work(const AdviceInput& input, AdviceList& found);

/// AdviceKind::group_rereads: requests of a group fetch data from global memory that other work-items of the
/// group have already fetched. Elements that lanes share in one request count once.
void advise_on_rereads(const AdviceInput& input, AdviceList& found);

/// AdviceKind::uncoalesced, contiguous_blocks and misaligned: accesses to global memory transfer more bytes
/// than they request.
void advise_on_sectors(const AdviceInput& input, AdviceList& found);

/// Kinds of suggestions that change the source and are independent of the hardware: images instead of clamped
/// array reads, faster variants of functions, floats instead of doubles, and the group size as an attribute.
/// The model cannot estimate how many cycles they save.
void advise_on_source(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
