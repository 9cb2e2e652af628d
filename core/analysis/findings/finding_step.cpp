#include "core/analysis/findings/finding_step.h"

#include "core/analysis/findings/bounds.h"

#include <algorithm>

namespace lockstep {
namespace {

bool waits_for_others(SiteKind kind) {
    return kind == SiteKind::barrier || kind == SiteKind::copy || kind == SiteKind::wait ||
           kind == SiteKind::exchange || kind == SiteKind::sub_group_barrier;
}

/// Searches the first group of a finding for the steps that show it.
class Search {
public:
    Search(const Trace& trace, const Finding& finding, const GroupSteps& steps)
        : trace_(trace), finding_(finding), steps_(steps) {}

    /// Returns the step of the access that follows the first fault record of the finding's first work-item.
    [[nodiscard]] std::optional<FindingStep> at_fault() const {
        for (const FaultAt& at : steps_.faults) {
            if (is_named(at.item.value()) && is_on_line(at.fault.site) &&
                finding_of(at.fault.kind) == finding_.kind) {
                return after(at);
            }
        }
        return std::nullopt;
    }

    /// Returns the first step in which the finding's first work-item accesses the finding's byte.
    [[nodiscard]] std::optional<FindingStep> at_byte() const {
        const auto object = std::ranges::find_if(trace_.objects, [this](const ObjectInfo& each) {
            return each.space == finding_.place.space && each.name == finding_.place.object;
        });
        if (object == trace_.objects.end()) {
            return std::nullopt;
        }
        const std::uint64_t byte = object->base + static_cast<std::uint64_t>(finding_.place.offset);
        return first([this, byte](const WarpStep& step, std::uint32_t entry) {
            return is_named(item_at(step, entry)) && reaches(step.site, steps_.payloads[entry], byte);
        });
    }

    /// Returns the first tick of the barrier at which one of the finding's work-items is missing.
    [[nodiscard]] std::optional<FindingStep> at_missing() const {
        for (std::uint32_t tick = 0; tick < steps_.ticks.size(); ++tick) {
            const Site site = steps_.ticks[tick].site;
            if (!is_on_line(site) || !waits_for_others(trace_.program.sites[site.index()].kind)) {
                continue;
            }
            std::vector<bool> is_there(steps_.items);
            for (const WarpStep& step : steps_.steps_of(Tick(tick))) {
                for (std::uint32_t entry = step.first; entry < step.first + step.active; ++entry) {
                    is_there[item_at(step, entry) % steps_.items] = true;
                }
            }
            const auto missing = std::ranges::find_if(finding_.work_items, [&](std::uint64_t item) {
                return item / steps_.items == steps_.group.value() && !is_there[item % steps_.items];
            });
            if (missing != finding_.work_items.end()) {
                return FindingStep{*missing, Tick(tick)};
            }
        }
        return std::nullopt;
    }

    /// Returns the first step at the finding's line by one of the finding's work-items or, if there is none,
    /// by any work-item.
    [[nodiscard]] std::optional<FindingStep> on_line() const {
        const auto of_item = first([this](const WarpStep& step, std::uint32_t entry) {
            return std::ranges::find(finding_.work_items, item_at(step, entry)) != finding_.work_items.end();
        });
        return of_item ? of_item : first([](const WarpStep&, std::uint32_t) { return true; });
    }

    [[nodiscard]] bool is_on_line(Site site) const {
        const SiteInfo& info = trace_.program.sites[site.index()];
        return info.line == finding_.line && info.file < trace_.program.files.size() &&
               trace_.program.files[info.file] == finding_.file;
    }

private:
    [[nodiscard]] bool is_named(std::uint64_t item) const {
        return !finding_.work_items.empty() && item == finding_.work_items.front();
    }
    [[nodiscard]] std::uint64_t item_at(const WarpStep& step, std::uint32_t entry) const {
        return steps_.group.value() * steps_.items + std::uint64_t{step.warp.value()} * steps_.warp_width +
               steps_.lanes[entry];
    }
    [[nodiscard]] bool reaches(Site site, std::uint64_t address, std::uint64_t byte) const {
        return std::ranges::any_of(trace_.program.sites[site.index()].pieces, [&](const Piece& piece) {
            const std::uint64_t begin = (address + piece.offset) & payload_mask;
            return byte >= begin && byte < begin + piece.bytes;
        });
    }
    /// Returns the first step at the finding's line in which `is_it` returns true for a lane.
    template <class Test>
    [[nodiscard]] std::optional<FindingStep> first(const Test& is_it) const {
        for (const WarpStep& step : steps_.steps) {
            for (std::uint32_t i = step.first; is_on_line(step.site) && i < step.first + step.active; ++i) {
                if (is_it(step, i)) {
                    return FindingStep{item_at(step, i), step.tick};
                }
            }
        }
        return std::nullopt;
    }
    /// Returns the step of the work-item's next event after a fault record. If there is none, as after a
    /// stopped loop, returns the step of its last event.
    [[nodiscard]] std::optional<FindingStep> after(const FaultAt& at) const {
        const std::uint64_t first_event = trace_.offsets[steps_.group.value() * steps_.items];
        std::optional<FindingStep> last;
        for (const WarpStep& step : steps_.steps) {
            for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
                if (item_at(step, i) == at.item.value()) {
                    last = FindingStep{at.item.value(), step.tick};
                    if (first_event + steps_.events[i] > at.event) {
                        return last;
                    }
                }
            }
        }
        return last;
    }

    const Trace& trace_;
    const Finding& finding_;
    const GroupSteps& steps_;
};

/// Returns the racing access that is at the finding's line. If both accesses are at this line, returns the
/// first one.
std::optional<FindingStep> racing_step(const Trace& trace, const Finding& finding, const GroupSteps& steps,
                                       const GroupStepsOf& steps_of) {
    const Search search(trace, finding, steps);
    const Evidence evidence = evidence_of(trace, finding, steps_of);
    if (!evidence.example) {
        return std::nullopt;
    }
    for (const RacingAccess& access : *evidence.example) {
        if (access.work_item / steps.items == steps.group.value() && search.is_on_line(access.site)) {
            return FindingStep{access.work_item, access.tick};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<FindingStep> step_of(const Trace& trace, const Finding& finding, const GroupStepsOf& steps_of) {
    // Returns nothing if the part of the log that contains this group was not kept.
    if (finding.place.group.value() >= trace.groups().end) {
        return std::nullopt;
    }
    const auto steps = steps_of(finding.place.group);
    const Search search(trace, finding, *steps);
    std::optional<FindingStep> found;
    if (finding.kind == FindingKind::race) {
        found = racing_step(trace, finding, *steps, steps_of);
    } else if (finding.kind == FindingKind::barrier_divergence) {
        found = search.at_missing();
    } else {
        found = search.at_fault();
        found = found ? found : search.at_byte();
    }
    return found ? found : search.on_line();
}

} // namespace lockstep
