#include "core/trace/plain_stop.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace lockstep {
namespace {

constexpr std::array bound_names = {
    std::pair{PlainBound::none, std::string_view("")},
    std::pair{PlainBound::plain_limit, std::string_view("plain-limit")},
    std::pair{PlainBound::time_limit, std::string_view("time-limit")},
    std::pair{PlainBound::build_time, std::string_view("build-time")},
    std::pair{PlainBound::build_memory, std::string_view("build-memory")},
    std::pair{PlainBound::memory, std::string_view("memory")},
};

} // namespace

std::string_view plain_bound_name(PlainBound bound) {
    return std::ranges::find(bound_names, bound, [](const auto& row) { return row.first; })->second;
}

std::optional<PlainBound> plain_bound_named(std::string_view name) {
    const auto* const row =
        std::ranges::find(bound_names, name, [](const auto& each) { return each.second; });
    return row == bound_names.end() ? std::nullopt : std::optional(row->first);
}

} // namespace lockstep
