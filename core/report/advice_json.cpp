#include "core/report/advice_json.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

struct Row {
    const char* name;
    std::vector<const char*> numbers;
    std::vector<const char*> names = {};
};

/// In the order of AdviceKind.
const std::vector<Row>& rows() {
    static const std::vector<Row> all = {
        {"group-size", {"items", "warp_lanes", "lanes_used_per_mille", "better_items"}},
        {"divergent-condition", {"divergent", "executed", "exposed_cycles", "line_cycles"}},
        {"latency-exposed",
         {"issue_cycles", "latency", "warps_needed", "warps_resident", "slots_per_mille", "slots",
          "latency_met"}},
        {"uncoalesced", {"sectors", "fewest", "requests", "exposed_cycles", "line_cycles"}},
        {"misaligned",
         {"sectors_a_request_hundredths", "fewest_a_request_hundredths", "requests", "line_cycles"}},
        {"bank-padding", {"conflicts", "row_words", "pad_words", "conflicts_then", "array_cycles"}},
        {"bank-swizzle", {"conflicts", "row_words", "conflicts_then", "array_cycles"}},
        {"bank-conflicts", {"conflicts", "wavefronts", "array_cycles"}},
        {"barrier-idle", {"cycles", "exposed_cycles", "warp_lanes"}},
        {"occupancy-registers", {"from", "to", "groups", "groups_then"}},
        {"occupancy-local", {"from", "to", "groups", "groups_then"}},
        {"double-precision", {"accesses"}},
        {"clamped-reads", {"repeated_lanes", "lanes", "requests_with_repeats", "requests"}},
        {"relaxed-math", {"evaluations", "lines"}},
        {"native-function", {"evaluations"}, {"function", "faster_form"}},
        {"required-group", {"x", "y", "z", "barrier_warp_steps"}},
        {"bank-repadding", {"conflicts", "padded_every", "better_every", "conflicts_then", "array_cycles"}},
        {"contiguous-blocks", {"block_elements", "sectors", "fewest", "requests", "line_cycles"}},
        {"repeated-work", {"items", "reads_an_item", "addresses", "warp_steps", "launch_warp_steps"}},
        {"atomics-meet", {"turns", "requests", "group_atomics", "group_addresses"}},
        {"group-rereads", {"group_bytes", "distinct_bytes", "reread_bytes"}, {"object"}},
        {"empty-multiprocessors", {"groups", "multiprocessors", "empty"}},
        {"latency-few-groups", {"issue_cycles", "latency_met", "warps_needed", "warps_given", "warps_fit"}},
    };
    return all;
}

ordered_json to_json(const Advice& advice, const Program& program, std::size_t launch) {
    const Row& row = rows()[static_cast<std::size_t>(advice.kind)];
    ordered_json value = {{"kind", row.name}, {"launch", launch}, {"file", nullptr}, {"line", nullptr}};
    if (const auto place = advised_place(advice, program)) {
        value["file"] = program.files[place->file];
        value["line"] = place->line;
    }
    ordered_json evidence = ordered_json::object();
    for (std::size_t i = 0; i < advice.numbers.size(); ++i) {
        evidence[row.numbers[i]] = advice.numbers[i];
    }
    for (std::size_t i = 0; i < advice.names.size(); ++i) {
        evidence[row.names[i]] = advice.names[i];
    }
    value["evidence"] = std::move(evidence);
    return value;
}

} // namespace

const char* report_name(AdviceKind kind) {
    return rows()[static_cast<std::size_t>(kind)].name;
}

std::vector<Advice> advice_of(const Session& session, std::size_t launch) {
    const LaunchAnalysis& analysis = session.analysis(launch);
    const auto costs = session.part(CostsOf{launch});
    return advise(session.trace(launch), analysis.figures, analysis.model, costs.get(), session.hardware(),
                  [&](Group group) { return session.steps(launch, group); });
}

ordered_json advice_to_json(const Session& session) {
    ordered_json list = ordered_json::array();
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Advice& advice : advice_of(session, launch)) {
            list.push_back(to_json(advice, session.trace(launch).program, launch));
        }
    }
    return list;
}

} // namespace lockstep
