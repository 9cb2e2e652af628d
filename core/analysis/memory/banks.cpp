#include "core/analysis/memory/banks.h"

#include "core/analysis/analysis.h"
#include "core/analysis/memory/part_of_request.h"
#include "core/analysis/memory/request_counter.h"
#include "core/analysis/memory/request_parts.h"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

/// Calls `on_step(step number, figures of the step)` for each step that accesses local memory.
template <class OnStep>
void count_all(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
               FiguresBySite& figures, const OnStep& on_step) {
    RequestCounter counter(hardware);
    for (std::size_t i = 0; i < steps.steps.size(); ++i) {
        const WarpStep& step = steps.steps[i];
        const SiteInfo& site = sites[step.site.index()];
        if (site.space != Space::local) {
            continue;
        }
        LocalFigures asked;
        for (const Piece piece : site.pieces) {
            counter.add(steps.lanes_of(step), steps.payloads_of(step), piece, site.kind, asked);
        }
        figures[step.site.index()].local += asked;
        on_step(i, asked);
    }
}

BankWord& word_in(BankRequest& request, std::size_t first_of_part, std::uint64_t word) {
    return *std::find_if(request.words.begin() + static_cast<std::ptrdiff_t>(first_of_part),
                         request.words.end(), [word](const BankWord& w) { return w.word == word; });
}

} // namespace

std::uint32_t lanes_per_part(std::uint32_t bytes, const HardwareModel& hardware) {
    const std::uint32_t lane_bytes = std::max(hardware.bank_bytes, std::bit_ceil(bytes));
    return std::max(1U, hardware.banks * hardware.bank_bytes / lane_bytes);
}

void count_banks(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                 FiguresBySite& figures) {
    count_all(steps, sites, hardware, figures, [](std::size_t, const LocalFigures&) {});
}

void count_banks(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                 FiguresBySite& figures, GroupRequests& requests) {
    count_all(steps, sites, hardware, figures, [&](std::size_t step, const LocalFigures& asked) {
        requests.of_step[step].passes = static_cast<std::uint32_t>(asked.wavefronts);
        requests.of_step[step].fewest = static_cast<std::uint32_t>(asked.wavefronts - asked.conflicts);
    });
}

void count_banks(const GroupInView& group, FiguresBySite& figures) {
    count_banks(group.steps, group.trace.program.sites, group.hardware, figures, group.requests);
}

BankRequest inspect_banks(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                          const HardwareModel& hardware, std::size_t piece) {
    const Piece asked = site.pieces[piece];
    const auto lanes = steps.lanes_of(step);
    const auto payloads = steps.payloads_of(step);
    RequestParts parts(hardware);
    parts.begin(lanes, payloads, asked, site.kind);
    BankRequest request;
    PartOfRequest part(hardware.banks);
    for (std::size_t i = 0; i < lanes.size();) {
        const std::size_t first_of_part = request.words.size();
        part.begin();
        for (const std::size_t end = parts.end_of(i); i < end; ++i) {
            const std::uint64_t first = payloads[i] + asked.offset;
            std::uint32_t last_pass = 0;
            for (std::uint64_t word = first / hardware.bank_bytes;
                 word <= (first + asked.bytes - 1) / hardware.bank_bytes; ++word) {
                const auto bank = static_cast<std::uint32_t>(word % hardware.banks);
                if (part.add(bank, word, site.kind == SiteKind::atomic)) {
                    const std::uint32_t pass = request.wavefronts + part.words_of(bank) - 1;
                    request.words.push_back({Bank(bank), word, pass, {Lane(lanes[i])}});
                    last_pass = std::max(last_pass, pass);
                } else {
                    BankWord& shared = word_in(request, first_of_part, word);
                    shared.lanes.push_back(Lane(lanes[i]));
                    last_pass = std::max(last_pass, shared.pass);
                    request.broadcast = true;
                }
            }
            request.pass_of_lane.push_back(last_pass);
        }
        request.wavefronts += part.wavefronts();
        ++request.fewest;
    }
    request.conflicts = request.wavefronts - request.fewest;
    return request;
}

} // namespace lockstep
