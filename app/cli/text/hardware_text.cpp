#include "app/cli/text/hardware_text.h"

#include "app/cli/text/report.h"
#include "app/common/table.h"
#include "app/words/translatable.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

/// Returns the model as `--hardware` or `--hw` takes it.
std::string name_of_choice(const HardwareChoice& choice) {
    return choice.is_preset() ? choice.hardware.preset : choice.number + "=" + std::to_string(choice.value);
}

std::vector<Phrase> cells_of_hardware(const CountedHardware& counted) {
    std::vector<Phrase> row = {Phrase(name_of_choice(counted.choice))};
    if (!counted.figures) {
        row.insert(row.end(), 5, Phrase("-"));
        return row;
    }
    const HardwareFigures& figures = *counted.figures;
    row.insert(row.end(),
               {figures.warp_steps, figures.local.wavefronts, figures.local.conflicts, figures.sectors});
    row.push_back(figures.cycles ? Phrase(*figures.cycles) : Phrase("-"));
    return row;
}

} // namespace

std::string hardware_lines(const std::vector<CountedHardware>& all, const Reader& reader) {
    Table table{.alignment = "lrrrrr"};
    table.rows.push_back(cells_of(reader, {report_phrase(QT_TRANSLATE_NOOP("Report", "hardware")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "warp steps")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "passes")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "conflicts")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "sectors")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "cycles"))}));
    table.rules.push_back(0);
    for (const CountedHardware& counted : all) {
        table.rows.push_back(cells_of(reader, cells_of_hardware(counted)));
    }
    return to_text(table);
}

nlohmann::ordered_json hardware_json(const std::vector<CountedHardware>& all) {
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    for (const CountedHardware& counted : all) {
        const HardwareChoice& choice = counted.choice;
        nlohmann::ordered_json row = {
            {"preset", choice.hardware.preset}, {"changed", nullptr}, {"figures", nullptr}};
        if (!choice.is_preset()) {
            row["changed"] = {{choice.number, choice.value}};
        }
        if (counted.figures) {
            const HardwareFigures& figures = *counted.figures;
            row["figures"] = {{"warp_steps", figures.warp_steps},
                              {"passes", figures.local.wavefronts},
                              {"conflicts", figures.local.conflicts},
                              {"sectors", figures.sectors},
                              {"cycles", figures.cycles ? nlohmann::ordered_json(*figures.cycles) : nullptr}};
        }
        rows.push_back(std::move(row));
    }
    return {{"hardware", std::move(rows)}};
}

} // namespace lockstep
