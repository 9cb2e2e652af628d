#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

// Each rule looks for the kinds of advice that it names, and adds what it finds.

/// AdviceKind::atomics_meet: lanes wait for each other at an address of global memory, and a group uses few
/// addresses.
void advise_on_atomics(const AdviceInput& input, AdviceList& found);

/// AdviceKind::bank_padding, bank_swizzle, bank_repadding and bank_conflicts, for each array.
void advise_on_banks(const AdviceInput& input, AdviceList& found);

/// AdviceKind::barrier_idle: barriers cost at least a twentieth of the launch.
void advise_on_barriers(const AdviceInput& input, AdviceList& found);

/// AdviceKind::divergent_condition: lanes with the same outcome would fill fewer warps. An else-if chain is
/// one condition.
void advise_on_divergence(const AdviceInput& input, AdviceList& found);

/// AdviceKind::group_size: warps have lanes that never have work.
void advise_on_group_size(const AdviceInput& input, AdviceList& found);

/// AdviceKind::latency_exposed: more warps would hide latency but do not fit. latency_few_groups: they fit
/// but the launch does not have them. Uses the textbook formula: latency / issue cycles between two reads. No
/// advice if all slots are occupied, or if requests queue for a pipe: more warps would queue too.
void advise_on_latency(const AdviceInput& input, AdviceList& found);

/// AdviceKind::empty_multiprocessors: the launch has fewer groups than the hardware has multiprocessors.
void advise_on_multiprocessors(const AdviceInput& input, AdviceList& found);

/// AdviceKind::occupancy_registers and occupancy_local: schedulers have no ready warp, and groups of the
/// launch wait that could run if they fitted.
void advise_on_occupancy(const AdviceInput& input, AdviceList& found);

/// AdviceKind::repeated_work: all work-items of a group read the same elements in the same order, but only
/// one of them writes the result.
void advise_on_repeated_work(const AdviceInput& input, AdviceList& found);

/// AdviceKind::group_rereads: requests of a group fetch data from global memory that other work-items of the
/// group have already fetched. Elements that lanes share in one request count once.
void advise_on_rereads(const AdviceInput& input, AdviceList& found);

/// AdviceKind::uncoalesced, contiguous_blocks and misaligned: global memory transfers more than was
/// requested.
void advise_on_sectors(const AdviceInput& input, AdviceList& found);

/// Possible changes of the kernel's source, on any hardware: images instead of clamped arrays, faster forms
/// of functions, floats instead of doubles, the group size as an attribute. The model has no cycles for
/// these.
void advise_on_source(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
