#include "core/facts/launch_facts.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

struct Row {
    Untimed reason;
    std::string_view name;
};

constexpr Row rows[] = {
    {Untimed::no, ""},
    {Untimed::not_asked, "not asked"},
    {Untimed::findings, "findings"},
    {Untimed::earlier_findings, "earlier findings"},
    {Untimed::unlogged_findings, "unlogged findings"},
    {Untimed::crashed, "crashed"},
    {Untimed::out_of_time, "out of time"},
    {Untimed::not_reached, "not reached"},
};

} // namespace

std::string_view untimed_name(Untimed reason) {
    return std::ranges::find(rows, reason, &Row::reason)->name;
}

std::optional<Untimed> untimed_named(std::string_view name) {
    const auto* row = std::ranges::find(rows, name, &Row::name);
    return row == std::end(rows) ? std::nullopt : std::optional(row->reason);
}

} // namespace lockstep
