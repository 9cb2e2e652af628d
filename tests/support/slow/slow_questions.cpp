#include "tests/support/slow/slow_questions.h"

#include "core/site/record.h"
#include "tests/support/slow/slow_group.h"
#include "tests/support/slow/slow_narration.h"
#include "tests/support/slow/slow_reconstruct.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace lockstep::test {
namespace {

std::set<std::uint32_t> numbers_of(const std::vector<Lane>& lanes) {
    std::set<std::uint32_t> numbers;
    for (const Lane lane : lanes) {
        numbers.insert(lane.value());
    }
    return numbers;
}

} // namespace

const Trace& SlowQuestions::trace(const Question& question) const {
    return runs_[0]->trace(question.place.launch);
}

const GroupSteps& SlowQuestions::steps(std::size_t launch, std::uint64_t group) {
    const auto found = steps_.find({launch, group});
    if (found != steps_.end()) {
        return found->second;
    }
    return steps_[{launch, group}] =
               slow_reconstruct(runs_[0]->trace(launch), Group(group), {runs_[0]->hardware().warp_width});
}

SlowQuestions::OfStep SlowQuestions::step_of(const Question& question) {
    const GroupSteps& all = steps(question.place.launch, question.place.group.value());
    for (const WarpStep& step : all.steps) {
        if (step.tick == question.place.tick && step.warp == question.place.warp) {
            OfStep found{trace(question).program.sites[step.site.index()], {}, {}};
            for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
                found.lanes.push_back(all.lanes[i]);
                found.payloads.push_back(all.payloads[i]);
            }
            return found;
        }
    }
    throw std::runtime_error("the warp has no step in this tick");
}

std::uint64_t SlowQuestions::warps_in_tick(const Question& question) {
    std::set<std::uint32_t> warps;
    for (const WarpStep& step : steps(question.place.launch, question.place.group.value()).steps) {
        if (step.tick == question.place.tick) {
            warps.insert(step.warp.value());
        }
    }
    return warps.size();
}

std::uint64_t SlowQuestions::touched(const Question& question, std::uint64_t unit_bytes) {
    const OfStep step = step_of(question);
    std::set<std::uint64_t> units;
    for (const std::uint64_t payload : step.payloads) {
        for (const Piece& piece : step.site.pieces) {
            for (std::uint64_t i = 0; i < piece.bytes; ++i) {
                units.insert((payload + piece.offset + i) / unit_bytes);
            }
        }
    }
    return units.size();
}

std::uint64_t SlowQuestions::passes(const Question& question) {
    const GroupSteps& all = steps(question.place.launch, question.place.group.value());
    for (const WarpStep& step : all.steps) {
        if (step.tick == question.place.tick && step.warp == question.place.warp) {
            const SiteInfo& site = trace(question).program.sites[step.site.index()];
            return slow_passes(all, step, site, runs_[0]->hardware()).passes;
        }
    }
    return 0;
}

std::set<std::uint32_t> SlowQuestions::lanes_in_bank(const Question& question) {
    const OfStep step = step_of(question);
    const HardwareModel& hardware = runs_[0]->hardware();
    std::map<std::uint32_t, std::set<std::uint64_t>> banks;
    for (std::size_t i = 0; i < step.lanes.size(); ++i) {
        for (std::uint64_t b = 0; b < step.site.pieces.at(0).bytes; ++b) {
            const std::uint64_t byte = step.payloads[i] + step.site.pieces.at(0).offset + b;
            banks[step.lanes[i]].insert(byte / hardware.bank_bytes % hardware.banks);
        }
    }
    const std::uint32_t asked = question.place.lane.value().value();
    std::set<std::uint32_t> sharing;
    for (const auto& [lane, of_lane] : banks) {
        if (lane != asked && of_lane == banks.at(asked)) {
            sharing.insert(lane);
        }
    }
    return sharing;
}

std::pair<std::uint64_t, std::uint64_t> SlowQuestions::sides(const Question& question) {
    std::pair<std::uint64_t, std::uint64_t> counts;
    for (const std::uint64_t payload : step_of(question).payloads) {
        ++((payload & 3) == 1 ? counts.first : counts.second);
    }
    return counts;
}

bool SlowQuestions::reads(const Question& question, const QuestionChoice& choice) {
    const OfStep step = step_of(question);
    const auto place = std::ranges::find(step.lanes, question.place.lane.value().value());
    const std::uint64_t payload = step.payloads.at(static_cast<std::size_t>(place - step.lanes.begin()));
    if (step.site.kind == SiteKind::exchange) {
        return choice.names.empty() && choice.numbers.at(0) == (payload & 0xFFFF);
    }
    for (const ObjectInfo& object : trace(question).objects) {
        const std::uint64_t address = object.base + choice.numbers.at(0) * size_bytes(object.element);
        if (object.space == step.site.space && object.name == choice.names.at(0) &&
            address < object.base + object.size_bytes && address == payload + step.site.pieces.at(0).offset) {
            return true;
        }
    }
    return false;
}

namespace {

/// The pairs of lines whose accesses to local memory race in a group.
std::set<std::pair<std::uint64_t, std::uint64_t>> races_in(const Trace& trace, std::uint64_t group) {
    const SlowGroup slow(trace, group, Space::local);
    std::map<std::uint64_t, std::vector<const Touch*>> by_byte;
    for (const Touch& touch : slow.touches()) {
        for (const auto& [byte, value] : touch.bytes) {
            by_byte[byte].push_back(&touch);
        }
    }
    std::set<std::pair<std::uint64_t, std::uint64_t>> found;
    std::vector<const Touch*> before;
    for (const auto& [byte, touches] : by_byte) {
        // The bytes of a word are usually accessed together.
        if (std::exchange(before, touches) == touches) {
            continue;
        }
        for (std::size_t a = 0; a < touches.size(); ++a) {
            for (std::size_t b = a + 1; b < touches.size(); ++b) {
                const SiteInfo& first = trace.program.sites[touches[a]->site];
                const SiteInfo& second = trace.program.sites[touches[b]->site];
                const bool may_race = touches[a]->item != touches[b]->item &&
                                      (first.kind != SiteKind::read || second.kind != SiteKind::read) &&
                                      (first.kind != SiteKind::atomic || second.kind != SiteKind::atomic);
                const std::pair<std::uint64_t, std::uint64_t> lines =
                    std::minmax<std::uint64_t>(first.line, second.line);
                if (may_race && !found.contains(lines) && !slow.ordered(*touches[a], *touches[b])) {
                    found.insert(lines);
                }
            }
        }
    }
    return found;
}

} // namespace

bool SlowQuestions::races(const Question& question, std::uint64_t line, std::uint64_t other_line) {
    const std::size_t launch = question.place.launch;
    if (!races_.contains(launch)) {
        auto& pairs = races_[launch];
        const std::uint64_t groups = runs_[0]->trace(launch).logged_groups();
        for (std::uint64_t group = 0; group < groups; ++group) {
            pairs.merge(races_in(runs_[0]->trace(launch), group));
        }
    }
    return races_[launch].contains({line, other_line});
}

bool SlowQuestions::lacks_barrier(const Question& question, const QuestionChoice& choice) {
    if (choice.numbers.empty()) {
        static_cast<void>(races(question, 0, 0));
        return races_[question.place.launch].empty();
    }
    return races(question, choice.numbers.at(0), choice.numbers.at(1));
}

namespace {

/// Whether this many groups fit, if only one resource is limited (numbered like Limiter).
bool fit(std::uint64_t resource, std::uint64_t groups, const KernelUse& use, const HardwareModel& hardware) {
    const std::uint64_t width = hardware.warp_width == 0 ? use.group_items : hardware.warp_width;
    const std::uint64_t warps = (use.group_items + width - 1) / width;
    const auto rounded = [](std::uint64_t number, std::uint64_t unit) {
        return (number + unit - 1) / unit * unit;
    };
    switch (resource) {
    case 0:
        return groups * warps <= hardware.warp_slots;
    case 1:
        return groups <= hardware.group_slots && (warps == 1 || groups <= hardware.barrier_slots);
    case 2: {
        const std::uint64_t of_warp = rounded(use.item_registers * width, hardware.register_unit);
        const std::uint64_t of_block = hardware.registers / hardware.register_blocks / of_warp;
        return groups * warps <= of_block * hardware.register_blocks;
    }
    default:
        return groups * rounded(use.local_bytes + hardware.reserved_group_local, hardware.local_unit) <=
               hardware.local_bytes;
    }
}

} // namespace

bool SlowQuestions::limits(const Question& question, const QuestionChoice& choice) const {
    const KernelUse& use = runs_[0]->analysis(question.place.launch).model.use;
    const HardwareModel& hardware = runs_[0]->hardware();
    for (std::uint64_t groups = 1; groups < 1000; ++groups) {
        std::set<std::uint64_t> refusing;
        for (const std::uint64_t resource : {0U, 1U, 2U, 3U}) {
            if (!fit(resource, groups, use, hardware)) {
                refusing.insert(resource);
            }
        }
        if (!refusing.empty()) {
            return refusing == std::set<std::uint64_t>{choice.numbers.at(0)};
        }
    }
    return false;
}

bool SlowQuestions::is_best(const QuestionChoice& choice) const {
    std::vector<std::uint64_t> counts;
    for (const auto& run : runs_) {
        std::uint64_t steps = 0;
        for (std::size_t launch = 0; launch < run->launch_count(); ++launch) {
            for (std::uint64_t group = 0; group < group_count(run->trace(launch).range); ++group) {
                steps += slow_reconstruct(run->trace(launch), Group(group), {run->hardware().warp_width})
                             .steps.size();
            }
        }
        counts.push_back(steps);
    }
    const auto [least, most] = std::ranges::minmax(counts);
    return choice.numbers.empty() ? least == most
                                  : choice.numbers.at(0) == least && std::ranges::count(counts, least) == 1;
}

bool SlowQuestions::is_in_order(const Question& question, const QuestionChoice& choice) {
    const GroupSteps& all = steps(question.place.launch, question.place.group.value());
    const TickInfo& asked = all.ticks.at(question.place.tick.index());
    const bool has_variable = !question.variable.empty();
    std::map<std::string, std::uint64_t> lanes;
    std::string name;
    for (const WarpStep& step : all.steps) {
        const TickInfo& tick = all.ticks[step.tick.index()];
        if (tick.round == 0 || tick.round_loop != asked.round_loop) {
            continue;
        }
        if (tick.site == asked.round_loop) {
            name = std::to_string(has_variable ? loop_value(all.payloads[step.first])
                                               : static_cast<std::int64_t>(tick.round));
        }
        lanes[name] += step.site == asked.site ? step.active : 0;
    }
    std::uint64_t before = ~std::uint64_t{0};
    for (const std::string& round : choice.names) {
        if (!lanes.contains(round) || lanes[round] >= before) {
            return false;
        }
        before = lanes[round];
    }
    return true;
}

bool SlowQuestions::is_right(const Question& question, const QuestionChoice& choice) {
    switch (question.kind) {
    case QuestionKind::lanes_next: {
        const OfStep step = step_of(question);
        return numbers_of(choice.lanes) == std::set<std::uint32_t>(step.lanes.begin(), step.lanes.end());
    }
    case QuestionKind::warps_in_round:
        return choice.numbers.at(0) == warps_in_tick(question);
    case QuestionKind::sectors:
        return choice.numbers.at(0) == touched(question, runs_[0]->hardware().sector_bytes);
    case QuestionKind::lines:
        return choice.numbers.at(0) == touched(question, runs_[0]->hardware().line_bytes);
    case QuestionKind::conflict_degree:
        return choice.numbers.at(0) == passes(question);
    case QuestionKind::shares_bank:
        return numbers_of(choice.lanes) == lanes_in_bank(question);
    case QuestionKind::lanes_taking:
        return choice.numbers.at(0) == sides(question).first;
    case QuestionKind::split:
        return std::pair(choice.numbers.at(0), choice.numbers.at(1)) == sides(question);
    case QuestionKind::missing_barrier:
        return lacks_barrier(question, choice);
    case QuestionKind::occupancy_limit:
        return limits(question, choice);
    case QuestionKind::next_read:
        return reads(question, choice);
    case QuestionKind::which_variant:
        return is_best(choice);
    case QuestionKind::order_rounds:
        return is_in_order(question, choice);
    }
    return false;
}

} // namespace lockstep::test
