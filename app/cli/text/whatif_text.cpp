#include "app/cli/text/whatif_text.h"

#include "app/cli/text/report.h"
#include "app/common/table.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/trace/layout_words.h"
#include "app/words/translatable.h"
#include "core/base/whole_number.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

/// Returns the name of the array in the source.
std::string array_name(const LocalRequests& requests, const WhatIf& tried) {
    return requests.session->trace(requests.launch).objects[requests.objects[tried.array].index].name;
}

/// Returns the sum of the recorded figures of the array.
LocalFigures recorded_figures(const LocalRequests& requests, const WhatIf& tried) {
    return recount(requests, tried.array, {}).array;
}

std::vector<Phrase> cells(const TriedMap& tried, CycleColumn cycles) {
    const Recounted& figures = tried.figures;
    std::vector<Phrase> row = {layout_name(tried)};
    if (figures.refused) {
        row.insert(row.end(), cycles == CycleColumn::shown ? 5 : 4, Phrase("-"));
        row.push_back(layout_refusal(*figures.refused));
        return row;
    }
    row.insert(row.end(), {figures.array.wavefronts, figures.array.conflicts, figures.group_bytes,
                           share_phrase(figures.occupancy.theoretical)});
    if (cycles == CycleColumn::shown) {
        row.push_back(tried.cycles ? Phrase(*tried.cycles) : Phrase("-"));
    }
    row.emplace_back("");
    return row;
}

Table table_of(const WhatIf& tried, CycleColumn cycles, const Reader& reader) {
    const bool has_cycles = cycles == CycleColumn::shown;
    Table table{.alignment = has_cycles ? "lrrrrrl" : "lrrrrl"};
    std::vector<Phrase> head = {report_phrase(QT_TRANSLATE_NOOP("Report", "layout")),
                                report_phrase(QT_TRANSLATE_NOOP("Report", "passes")),
                                report_phrase(QT_TRANSLATE_NOOP("Report", "conflicts")),
                                report_phrase(QT_TRANSLATE_NOOP("Report", "bytes")),
                                report_phrase(QT_TRANSLATE_NOOP("Report", "occupancy"))};
    if (has_cycles) {
        head.push_back(report_phrase(QT_TRANSLATE_NOOP("Report", "cycles")));
    }
    head.emplace_back("");
    table.rows.push_back(cells_of(reader, head));
    table.rules.push_back(0);
    for (const auto* const maps : {&tried.paddings, &tried.swizzles}) {
        for (const TriedMap& one : *maps) {
            table.rows.push_back(cells_of(reader, cells(one, cycles)));
        }
    }
    return table;
}

ordered_json figures_json(ordered_json made, const TriedMap& tried) {
    const Recounted& figures = tried.figures;
    const bool is_refused = figures.refused.has_value();
    const auto number = [&](auto value) { return is_refused ? ordered_json() : ordered_json(value); };
    made["conflicts"] = number(figures.array.conflicts);
    made["passes"] = number(figures.array.wavefronts);
    made["launch_conflicts"] = number(figures.launch.conflicts);
    made["launch_passes"] = number(figures.launch.wavefronts);
    made["bytes"] = number(figures.group_bytes);
    made["occupancy"] = number(figures.occupancy.theoretical);
    made["cycles"] = tried.cycles ? ordered_json(*tried.cycles) : ordered_json();
    made["refused"] = is_refused ? ordered_json(name_of(*figures.refused)) : ordered_json();
    return made;
}

Error not_allowed(const std::string& value) {
    const std::string last = std::to_string(most_padding);
    return {.code = ErrorCode::value_not_allowed,
            .arguments = {"--pad", value, coded(allowed::padding_range, {last})}};
}

} // namespace

Result<std::vector<std::uint32_t>> paddings_from(const std::string& text) {
    const std::size_t dots = text.find("..");
    const auto first = whole_number(text.substr(0, dots));
    const auto last = dots == std::string::npos ? first : whole_number(text.substr(dots + 2));
    if (!first || !last || *first < 0 || *last < *first || *last > most_padding) {
        return not_allowed(text);
    }
    std::vector<std::uint32_t> paddings;
    for (std::int64_t pad = *first; pad <= *last; ++pad) {
        paddings.push_back(static_cast<std::uint32_t>(pad));
    }
    return paddings;
}

std::string whatif_lines(const LocalRequests& requests, const WhatIf& tried, CycleColumn cycles,
                         const Reader& reader) {
    const LocalFigures recorded = recorded_figures(requests, tried);
    const std::string name = array_name(requests, tried);
    std::string text =
        tried.row == 0 ? report_text(reader, QT_TRANSLATE_NOOP("Report", "Array %1, without rows"), {name})
                       : report_text(reader, QT_TRANSLATE_NOOP("Report", "Array %1, elements per row: %2"),
                                     {name, tried.row});
    text += "\n" + to_text(table_of(tried, cycles, reader));
    const TriedMap* const best = best_of(tried);
    return best == nullptr ? text : text + text_for(reader, best_layout_sentence(*best, recorded)) + "\n";
}

ordered_json whatif_json(const LocalRequests& requests, const WhatIf& tried) {
    ordered_json padded = ordered_json::array();
    ordered_json swizzled = ordered_json::array();
    for (const TriedMap& one : tried.paddings) {
        padded.push_back(figures_json({{"pad", one.pad_words}}, one));
    }
    for (const TriedMap& one : tried.swizzles) {
        swizzled.push_back(figures_json({{"swizzle", one.swizzle.name}}, one));
    }
    return {{"array", array_name(requests, tried)},
            {"row", tried.row == 0 ? ordered_json() : ordered_json(tried.row)},
            {"paddings", std::move(padded)},
            {"swizzles", std::move(swizzled)}};
}

} // namespace lockstep
