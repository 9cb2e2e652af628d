#include "core/advice/advice_rows.h"

#include "core/advice/rules.h"

#include <algorithm>
#include <cassert>

namespace lockstep {

namespace {

using Kind = AdviceKind;

/// Returns the rules about the distribution of the work over the hardware.
std::vector<AdviceRow> of_the_launch() {
    return {
        {advise_on_group_size,
         {{Kind::group_size, "group-size", {"items", "warp_lanes", "lanes_used_per_mille", "better_items"}}}},
        {advise_on_multiprocessors,
         {{Kind::empty_multiprocessors, "empty-multiprocessors", {"groups", "multiprocessors", "empty"}}}},
        {advise_on_occupancy,
         {{Kind::occupancy_registers, "occupancy-registers", {"from", "to", "groups", "groups_then"}},
          {Kind::occupancy_local, "occupancy-local", {"from", "to", "groups", "groups_then"}}}},
        {advise_on_latency,
         {{Kind::latency_exposed,
           "latency-exposed",
           {"issue_cycles", "latency", "warps_needed", "warps_resident", "slots_per_mille", "slots",
            "latency_met"}},
          {Kind::latency_few_groups,
           "latency-few-groups",
           {"issue_cycles", "latency_met", "warps_needed", "warps_given", "warps_fit"}}}},
    };
}

/// Returns the rules about the instructions that the warps execute.
std::vector<AdviceRow> of_the_work() {
    return {
        {advise_on_repeated_work,
         {{Kind::repeated_work,
           "repeated-work",
           {"items", "reads_an_item", "addresses", "warp_steps", "launch_warp_steps"}}}},
        {advise_on_divergence,
         {{Kind::divergent_condition,
           "divergent-condition",
           {"divergent", "executed", "exposed_cycles", "line_cycles"}}}},
    };
}

/// Returns the rules about memory accesses.
std::vector<AdviceRow> of_the_memory() {
    return {
        {advise_on_sectors,
         {{Kind::uncoalesced,
           "uncoalesced",
           {"sectors", "fewest", "requests", "exposed_cycles", "line_cycles"}},
          {Kind::misaligned,
           "misaligned",
           {"sectors_a_request_hundredths", "fewest_a_request_hundredths", "requests", "line_cycles"}},
          {Kind::contiguous_blocks,
           "contiguous-blocks",
           {"block_elements", "sectors", "fewest", "requests", "line_cycles"}}}},
        {advise_on_atomics,
         {{Kind::atomics_meet, "atomics-meet", {"turns", "requests", "group_atomics", "group_addresses"}}}},
        {advise_on_rereads,
         {{Kind::group_rereads,
           "group-rereads",
           {"group_bytes", "distinct_bytes", "reread_bytes"},
           {"object"}}}},
        {advise_on_banks,
         {{Kind::bank_padding,
           "bank-padding",
           {"conflicts", "row_words", "pad_words", "conflicts_then", "array_cycles"}},
          {Kind::bank_swizzle, "bank-swizzle", {"conflicts", "row_words", "conflicts_then", "array_cycles"}},
          {Kind::bank_repadding,
           "bank-repadding",
           {"conflicts", "padded_every", "better_every", "conflicts_then", "array_cycles"}},
          {Kind::bank_conflicts, "bank-conflicts", {"conflicts", "wavefronts", "array_cycles"}},
          {Kind::local_atomics_meet, "local-atomics-meet", {"conflicts", "wavefronts", "array_cycles"}}}},
    };
}

/// Returns the rules about the source, and about waiting at barriers and atomics.
std::vector<AdviceRow> of_the_source() {
    return {
        {advise_on_barriers,
         {{Kind::barrier_idle, "barrier-idle", {"cycles", "exposed_cycles", "warp_lanes"}}}},
        {advise_on_source,
         {{Kind::clamped_reads,
           "clamped-reads",
           {"repeated_lanes", "lanes", "requests_with_repeats", "requests"}},
          {Kind::relaxed_math, "relaxed-math", {"evaluations", "lines"}},
          {Kind::native_function, "native-function", {"evaluations"}, {"function", "faster_form"}},
          {Kind::required_group, "required-group", {"x", "y", "z", "barrier_warp_steps"}},
          {Kind::double_precision, "double-precision", {"accesses"}}}},
    };
}

} // namespace

const std::vector<AdviceRow>& advice_rows() {
    static const std::vector<AdviceRow> all = [] {
        std::vector<AdviceRow> rows;
        for (auto&& some : {of_the_launch(), of_the_work(), of_the_memory(), of_the_source()}) {
            rows.insert(rows.end(), some.begin(), some.end());
        }
        return rows;
    }();
    return all;
}

const AdviceForm& form_of(AdviceKind kind) {
    for (const AdviceRow& row : advice_rows()) {
        const auto form = std::ranges::find(row.forms, kind, &AdviceForm::kind);
        if (form != row.forms.end()) {
            return *form;
        }
    }
    assert(false && "a kind of advice without a form"); // A test ensures that every kind has a form.
    static const AdviceForm none;
    return none;
}

} // namespace lockstep
