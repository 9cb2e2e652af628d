#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace lockstep {

/// Where a figure stands in a report: keys with dots between, each with filters.
///
///     launches.totals.local_load.conflicts            a key taken from a list is that of all its elements
///     launches[1].items                               one element, counted from 0
///     launches.lines[text~"OP("].warp_steps           those in whose `text` OP( stands
///     findings[kind="race"].count                     those whose `kind` is race
struct FigurePath {
    struct Filter {
        std::string key; ///< empty: `value` is an element's number
        char relation;   ///< '~' holds, '=' is
        std::string value;
    };
    struct Step {
        std::string key;
        std::vector<Filter> filters;
    };
    std::vector<Step> steps;
};

/// All that the path leads to, in the report's order. Throws std::runtime_error where a key is missing or
/// nothing passes a filter: a claim about nothing is a mistake.
[[nodiscard]] std::vector<nlohmann::json> values_at(const FigurePath& path, const nlohmann::json& report);

/// The same, but nothing may be left: for counting.
[[nodiscard]] std::size_t count_at(const FigurePath& path, const nlohmann::json& report);

} // namespace lockstep
