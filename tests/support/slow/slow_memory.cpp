#include "tests/support/slow/slow_memory.h"

#include <map>
#include <set>
#include <utility>

namespace lockstep::test {
namespace {

/// Unit that one wavefront serves in a bank: a word and, for atomics, the requesting lane.
using Trip = std::pair<std::uint64_t, std::uint32_t>;

/// Returns the number of lanes per part of a request: from the table of core/README.md, Memory, for 32 banks
/// of 4 bytes; for other machines, from the bytes that all banks deliver at once.
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

using Banks = std::map<std::uint64_t, std::set<Trip>>;

/// Returns whether every lane of two neighbouring parts reads the same address as its partner, the lane whose
/// number differs only in this bit.
bool are_alike(const std::map<std::uint32_t, std::uint64_t>& payloads, std::uint32_t bit) {
    for (const auto& [lane, payload] : payloads) {
        const auto other = payloads.find(lane ^ bit);
        if (other != payloads.end() && other->second != payload) {
            return false;
        }
    }
    return true;
}

/// Merges pairs of parts of reads wider than a bank, if their lanes share words and the merged part has no
/// conflict.
void join_parts(std::map<std::uint32_t, Banks>& parts, const GroupSteps& steps, const WarpStep& step,
                std::uint32_t lanes_a_part) {
    const std::uint32_t last = parts.empty() ? 0 : parts.rbegin()->first;
    for (std::uint32_t first = 0; first < last; first += 2) {
        std::map<std::uint32_t, std::uint64_t> payloads;
        for (std::uint32_t i = 0; i < step.active; ++i) {
            const std::uint32_t lane = steps.lanes_of(step)[i];
            if (lane / lanes_a_part / 2 == first / 2) {
                payloads[lane] = steps.payloads_of(step)[i];
            }
        }
        if (!parts.contains(first) || !parts.contains(first + 1) ||
            !(are_alike(payloads, 1) || are_alike(payloads, 2))) {
            continue;
        }
        Banks both = parts[first];
        for (const auto& [bank, trips] : parts[first + 1]) {
            both[bank].insert(trips.begin(), trips.end());
        }
        if (play(both) == 1) {
            parts.erase(first + 1);
            parts[first] = both;
        }
    }
}

LocalFigures request_of_local(const GroupSteps& steps, const WarpStep& step, Piece piece, SiteKind kind,
                              const HardwareModel& hardware) {
    const bool is_atomic = kind == SiteKind::atomic;
    std::map<std::uint32_t, Banks> parts;
    for (std::uint32_t i = 0; i < step.active; ++i) {
        const std::uint32_t lane = steps.lanes_of(step)[i];
        for (std::uint32_t byte = 0; byte < piece.bytes; ++byte) {
            const std::uint64_t word =
                (steps.payloads_of(step)[i] + piece.offset + byte) / hardware.bank_bytes;
            parts[lane / part_lanes(piece.bytes, hardware)][word % hardware.banks].insert(
                {word, is_atomic ? lane : 0});
        }
    }
    if (kind == SiteKind::read && piece.bytes > hardware.bank_bytes) {
        join_parts(parts, steps, step, part_lanes(piece.bytes, hardware));
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
                figures[step.site.index()].local += request_of_local(steps, step, piece, site.kind, hardware);
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
