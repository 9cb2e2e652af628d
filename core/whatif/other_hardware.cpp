#include "core/whatif/other_hardware.h"

#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"
#include "core/session/pipeline.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t most_presets = 24;

/// The numbers that change what is counted, and that differ between GPUs.
constexpr std::array<std::string_view, 3> tried_numbers = {"warp_width", "banks", "sector_bytes"};

/// Returns the allowed values next to the current one. A warp that is the whole group (0) is no neighbour.
std::vector<std::uint32_t> neighbours(const HardwareNumber& number, std::uint32_t value) {
    std::vector<std::uint32_t> found;
    const auto next = std::ranges::upper_bound(number.allowed, value);
    const auto here = std::ranges::lower_bound(number.allowed, value);
    if (here != number.allowed.begin() && *(here - 1) != 0) {
        found.push_back(*(here - 1));
    }
    if (next != number.allowed.end() && value != 0) {
        found.push_back(*next);
    }
    return found;
}

void add_numbers(const HardwareModel& shown, std::vector<HardwareChoice>& choices) {
    for (const std::string_view name : tried_numbers) {
        const auto number = std::ranges::find(hardware_numbers(), name, &HardwareNumber::name);
        for (const std::uint32_t value : neighbours(*number, shown.*number->member)) {
            HardwareChoice choice{.number = number->name, .value = value, .hardware = shown};
            choice.hardware.*number->member = value;
            choices.push_back(std::move(choice));
        }
    }
}

void add_presets(const HardwareModel& shown, std::vector<HardwareChoice>& choices) {
    std::size_t added = 0;
    for (const std::string& name : hardware_preset_names()) {
        Result<HardwareModel> preset = hardware_preset(name);
        if (preset && *preset != shown && added < most_presets) {
            choices.push_back({.number = {}, .value = 0, .hardware = *std::move(preset)});
            ++added;
        }
    }
}

} // namespace

std::vector<HardwareChoice> hardware_choices(const HardwareModel& shown) {
    std::vector<HardwareChoice> choices{{.number = {}, .value = 0, .hardware = shown}};
    add_numbers(shown, choices);
    add_presets(shown, choices);
    return choices;
}

HardwareFigures hardware_figures(const Session& session, std::size_t launch) {
    const LaunchAnalysis& analysis = session.analysis(launch);
    HardwareFigures figures{.warp_steps = analysis.totals.warp_steps,
                            .local = analysis.totals.all_local(),
                            .sectors = analysis.totals.all_global().sectors,
                            .cycles = {}};
    if (analysis.model.simulation) {
        figures.cycles = analysis.model.simulation->cycles;
    }
    return figures;
}

Result<HardwareFigures> figures_on(const Session& session, std::size_t launch, const HardwareModel& hardware,
                                   const ProgressSink& progress) {
    const Result<std::shared_ptr<const Session>> other = analyse_again(session, hardware, progress);
    return other ? Result<HardwareFigures>(hardware_figures(**other, launch)) : other.error();
}

} // namespace lockstep
