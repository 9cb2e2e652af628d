#include "tests/support/slow_memory.h"

#include <map>
#include <set>
#include <utility>

namespace lockstep::test {
namespace {

/// What is served at once: a word, and for atomics the lane that asks.
using Trip = std::pair<std::uint64_t, std::uint32_t>;

/// Lanes a part, by the table of DESIGN section 5 for 32 banks of 4 bytes; other machines by the bytes that
/// all banks give at once.
std::uint32_t part_lanes(std::uint32_t bytes, const HardwareModel& hardware) {
    std::uint32_t lane_bytes = 1;
    while (lane_bytes < bytes || lane_bytes < hardware.bank_bytes) {
        lane_bytes *= 2;
    }
    const std::uint32_t lanes = hardware.banks * hardware.bank_bytes / lane_bytes;
    return lanes == 0 ? 1 : lanes;
}

std::uint64_t play(std::map<std::uint64_t, std::set<Trip>> banks) {
    std::uint64_t wavefronts = 0;
    while (!banks.empty()) {
        ++wavefronts;
        for (auto bank = banks.begin(); bank != banks.end();) {
            bank->second.erase(bank->second.begin());
            bank = bank->second.empty() ? banks.erase(bank) : std::next(bank);
        }
    }
    return wavefronts;
}

LocalFigures request_of_local(const GroupSteps& steps, const WarpStep& step, Piece piece, bool is_atomic,
                              const HardwareModel& hardware) {
    std::map<std::uint32_t, std::map<std::uint64_t, std::set<Trip>>> parts;
    for (std::uint32_t i = 0; i < step.active; ++i) {
        const std::uint32_t lane = steps.lanes_of(step)[i];
        for (std::uint32_t byte = 0; byte < piece.bytes; ++byte) {
            const std::uint64_t word =
                (steps.payloads_of(step)[i] + piece.offset + byte) / hardware.bank_bytes;
            parts[lane / part_lanes(piece.bytes, hardware)][word % hardware.banks].insert(
                {word, is_atomic ? lane : 0});
        }
    }
    LocalFigures figures{1, 0, 0, std::uint64_t{step.active} * piece.bytes};
    for (const auto& [number, banks] : parts) {
        figures.wavefronts += play(banks);
    }
    figures.conflicts = figures.wavefronts - parts.size();
    return figures;
}

} // namespace

FiguresBySite slow_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites,
                              const HardwareModel& hardware) {
    FiguresBySite figures(sites.size());
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = sites[step.site.index()];
        for (const Piece piece : site.pieces) {
            if (site.space == Space::local) {
                continue;
            }
            std::set<std::uint64_t> sectors;
            std::set<std::uint64_t> lines;
            for (const std::uint64_t payload : steps.payloads_of(step)) {
                for (std::uint64_t byte = 0; byte < piece.bytes; ++byte) {
                    sectors.insert((payload + piece.offset + byte) / hardware.sector_bytes);
                    lines.insert((payload + piece.offset + byte) / hardware.line_bytes);
                }
            }
            figures[step.site.index()].global +=
                {1, sectors.size(), lines.size(), std::uint64_t{step.active} * piece.bytes};
        }
    }
    return figures;
}

FiguresBySite slow_banks(const GroupSteps& steps, std::span<const SiteInfo> sites,
                         const HardwareModel& hardware) {
    FiguresBySite figures(sites.size());
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = sites[step.site.index()];
        for (const Piece piece : site.pieces) {
            if (site.space == Space::local) {
                figures[step.site.index()].local +=
                    request_of_local(steps, step, piece, site.kind == SiteKind::atomic, hardware);
            }
        }
    }
    return figures;
}

FiguresBySite slow_divergence(const GroupSteps& steps, std::span<const SiteInfo> sites) {
    FiguresBySite figures(sites.size());
    for (const WarpStep& step : steps.steps) {
        SiteFigures& row = figures[step.site.index()];
        const SiteKind kind = sites[step.site.index()].kind;
        const bool counts = kind == SiteKind::branch || kind == SiteKind::loop;
        std::set<bool> decisions;
        for (const std::uint64_t payload : steps.payloads_of(step)) {
            decisions.insert(payload % 4 == 1);
            row.taken += counts && payload % 4 == 1 ? 1 : 0;
        }
        row.warp_steps += 1;
        row.active_lanes += step.active;
        row.divergent += counts && decisions.size() == 2 ? 1 : 0;
    }
    return figures;
}

} // namespace lockstep::test
