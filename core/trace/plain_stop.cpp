#include "core/trace/plain_stop.h"

#include "core/site/build_limits.h"

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
    std::pair{PlainBound::connection, std::string_view("connection")},
    std::pair{PlainBound::log, std::string_view("log")},
};

bool is_one_of(std::string_view reason, std::string_view one, std::string_view other) {
    return reason == one || reason == other;
}

} // namespace

std::string_view plain_bound_name(PlainBound bound) {
    return std::ranges::find(bound_names, bound, [](const auto& row) { return row.first; })->second;
}

std::optional<PlainBound> plain_bound_named(std::string_view name) {
    const auto* const row =
        std::ranges::find(bound_names, name, [](const auto& each) { return each.second; });
    return row == bound_names.end() ? std::nullopt : std::optional(row->first);
}

std::optional<PlainStop> stop_by_build_limit(const Error& error, std::size_t launch) {
    if (error.code != ErrorCode::cannot_instrument || error.arguments.size() < 2) {
        return std::nullopt;
    }
    const std::string& reason = error.arguments[0];
    if (is_one_of(reason, build_limit::build_time, build_limit::reading_time)) {
        return PlainStop{launch, Untimed::out_of_time, error.arguments[1], PlainBound::build_time};
    }
    return is_one_of(reason, build_limit::build_memory, build_limit::reading_memory)
               ? std::optional(
                     PlainStop{launch, Untimed::crashed, error.arguments[1], PlainBound::build_memory})
               : std::nullopt;
}

} // namespace lockstep
