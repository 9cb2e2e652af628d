#include "app/cli/text/race_text.h"

#include "app/cli/text/report.h"
#include "app/common/table.h"
#include "app/words/trace/race_words.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

namespace lockstep {
namespace {

Table standings_table(const Race& race, std::span<const std::string> names, const Reader& reader) {
    std::vector<std::size_t> order(race.runs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&race](std::size_t run) { return race.runs[run].end; });
    Table table{.alignment = "rlrrr"};
    table.rows.push_back(cells_of(reader, {report_phrase(QT_TRANSLATE_NOOP("Report", "place")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "run")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "modelled time")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "behind")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "ratio"))}));
    table.rules.push_back(0);
    for (const std::size_t run : order) {
        const Racer& racer = race.runs[run];
        const Standing& standing = racer.standing;
        table.rows.push_back(
            cells_of(reader, {standing.place, names[run], race_time(race.clock, racer.end),
                              standing.gap == 0 ? Phrase("-") : race_time(race.clock, standing.gap),
                              standing.ratio ? Phrase(*standing.ratio, factor) : Phrase("-")}));
    }
    return table;
}

} // namespace

std::string race_text(const Race& race, std::span<const std::string> names, const Reader& reader) {
    const Phrase label = report_phrase(QT_TRANSLATE_NOOP("Report", "Times are modelled, not measured."));
    std::string text = to_text(standings_table(race, names, reader)) + "\n";
    for (const Phrase& sentence : {parting_sentence(race), result_sentence(race, names), label}) {
        text += wrapped(text_for(reader, sentence));
    }
    return text;
}

nlohmann::ordered_json race_json(const Race& race, std::span<const std::string> names) {
    nlohmann::ordered_json json;
    json["clock"] = race.clock == RaceClock::cycles ? "cycles" : "ns";
    json["parting"] = race.parting ? nlohmann::ordered_json(*race.parting) : nlohmann::ordered_json();
    auto runs = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < race.runs.size(); ++i) {
        const Standing& standing = race.runs[i].standing;
        runs.push_back(
            {{"what", names[i]},
             {"place", standing.place},
             {"end", race.runs[i].end},
             {"gap", standing.gap},
             {"ratio", standing.ratio ? nlohmann::ordered_json(*standing.ratio) : nlohmann::ordered_json()}});
    }
    json["runs"] = std::move(runs);
    return json;
}

} // namespace lockstep
