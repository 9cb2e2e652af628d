#include "app/cli/step_range.h"

#include "app/words/numbers.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <optional>

namespace lockstep {
namespace {

Error not_allowed(const std::string& value, const std::string& allowed) {
    return {.code = ErrorCode::value_not_allowed, .arguments = {"--steps", value, allowed}};
}

} // namespace

Result<StepRange> step_range(const std::string& text) {
    if (text.empty()) {
        return StepRange{0, most_narrated_steps - 1};
    }
    const std::size_t dots = text.find("..");
    const auto first = whole_number(text.substr(0, dots));
    const auto last = dots == std::string::npos ? first : whole_number(text.substr(dots + 2));
    constexpr auto most = static_cast<std::int64_t>(most_narrated_steps);
    if (!first || !last || *first < 0 || *last < *first || *last - *first >= most) {
        return not_allowed(text, "N or A..B, whole numbers from 0 with A <= B, and at most " +
                                     grouped(most_narrated_steps) + " steps");
    }
    return StepRange{static_cast<std::uint64_t>(*first), static_cast<std::uint64_t>(*last)};
}

Result<StepRange> range_within(const StepRange& range, std::uint64_t steps) {
    const std::uint64_t end = steps + 1;
    if (range.first > end) {
        return not_allowed(std::to_string(range.first) + ".." + std::to_string(range.last),
                           "0.." + std::to_string(end) + ": the group has " + grouped(steps) +
                               (steps == 1 ? " step" : " steps"));
    }
    return StepRange{range.first, std::min(range.last, end)};
}

} // namespace lockstep
