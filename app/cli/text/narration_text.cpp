#include "app/cli/text/narration_text.h"

#include "app/cli/text/report.h"
#include "app/common/table.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/trace/narration_words.h"
#include "app/words/translatable.h"
#include "core/base/coded_text.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

ToldStep tell_step(const GroupView& view, std::uint64_t step, std::optional<Warp> warp) {
    const Tick tick(static_cast<std::uint32_t>(step - 1));
    const auto acting = view.steps->steps_of(tick);
    const Warp told = warp.value_or(acting.front().warp);
    return {.step = step,
            .warp = told,
            .line = view.site(view.steps->ticks[tick.index()].site).line,
            .warps_active = acting.size(),
            .narration = narrate(view, tick, told)};
}

} // namespace

ToldSteps tell_steps(const GroupView& view, const StepRange& range, std::optional<Warp> warp) {
    ToldSteps told;
    told.steps_of_group = view.tick_count();
    for (std::uint64_t step = range.first; step <= range.last; ++step) {
        if (step == 0) {
            told.steps.push_back({.step = step, .narration = narrate_start(view)});
        } else if (step > told.steps_of_group) {
            told.steps.push_back({.step = step, .narration = narrate_end(view)});
        } else {
            told.steps.push_back(tell_step(view, step, warp));
        }
    }
    return told;
}

std::string narration_lines(const ToldSteps& told, const Reader& reader) {
    const auto text = [&reader](const Statement& statement) {
        return text_for(reader, narration_phrase(statement));
    };
    Table table{.alignment = "rl"};
    for (const ToldStep& step : told.steps) {
        const auto& why = step.narration.why;
        table.rows.push_back(
            {std::to_string(step.step), text(step.narration.what) + (why ? " " + text(*why) : "")});
    }
    const std::uint64_t last = told.steps.back().step;
    const bool is_cut = told.steps.size() == most_narrated_steps && last <= told.steps_of_group;
    if (!is_cut) {
        return to_text(table);
    }
    const std::string next = std::to_string(last + 1) + ".." + std::to_string(last + most_narrated_steps);
    return to_text(table) +
           report_text(reader,
                       QT_TRANSLATE_NOOP("Report", "The group has %1 steps. To continue, use --steps %2."),
                       {told.steps_of_group, next}) +
           "\n";
}

ordered_json narration_json(const ToldSteps& told) {
    ordered_json steps = ordered_json::array();
    for (const ToldStep& step : told.steps) {
        const auto& why = step.narration.why;
        steps.push_back({{"step", step.step},
                         {"warp", step.warp ? ordered_json(step.warp->value()) : ordered_json()},
                         {"line", step.line != 0 ? ordered_json(step.line) : ordered_json()},
                         {"warps_active", step.warps_active},
                         {"what", english(narration_phrase(step.narration.what))},
                         {"why", why ? ordered_json(english(narration_phrase(*why))) : ordered_json()}});
    }
    return {{"steps_of_group", told.steps_of_group}, {"steps", std::move(steps)}};
}

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
        return not_allowed(text, coded(allowed::step_range, {"#" + std::to_string(most_narrated_steps)}));
    }
    return StepRange{static_cast<std::uint64_t>(*first), static_cast<std::uint64_t>(*last)};
}

Result<StepRange> range_within(const StepRange& range, std::uint64_t steps) {
    const std::uint64_t end = steps + 1;
    if (range.first > end) {
        const std::string last = std::to_string(end);
        return not_allowed(std::to_string(range.first) + ".." + std::to_string(range.last),
                           steps == 1 ? coded(allowed::step_of_group, {last})
                                      : coded(allowed::steps_of_group, {last, "#" + std::to_string(steps)}));
    }
    return StepRange{range.first, std::min(range.last, end)};
}

} // namespace lockstep
