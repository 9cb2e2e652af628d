#include "tests/support/slow/slow_narration.h"

#include "core/analysis/memory/banks.h"
#include "core/site/record.h"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::test {

SlowSectors slow_sectors(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                         const HardwareModel& hardware) {
    SlowSectors slow;
    std::set<std::uint64_t> bytes;
    for (const Piece& piece : site.pieces) {
        std::set<std::uint64_t> sectors;
        for (const std::uint64_t payload : steps.payloads_of(step)) {
            for (std::uint64_t i = 0; i < piece.bytes; ++i) {
                bytes.insert(payload + piece.offset + i);
                sectors.insert((payload + piece.offset + i) / hardware.sector_bytes);
            }
        }
        slow.moved += sectors.size();
    }
    slow.fewest = (bytes.size() + hardware.sector_bytes - 1) / hardware.sector_bytes;
    return slow;
}

SlowPasses slow_passes(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                       const HardwareModel& hardware) {
    SlowPasses slow;
    const auto lanes = steps.lanes_of(step);
    const auto payloads = steps.payloads_of(step);
    for (const Piece& piece : site.pieces) {
        // The words that lanes access, by part of the request and by bank.
        std::map<std::uint32_t, std::map<std::uint64_t, std::multiset<std::uint64_t>>> words;
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            const std::uint64_t first = payloads[i] + piece.offset;
            auto& part = words[lanes[i] / lanes_per_part(piece.bytes, hardware)];
            for (std::uint64_t w = first / hardware.bank_bytes;
                 w <= (first + piece.bytes - 1) / hardware.bank_bytes; ++w) {
                auto& bank = part[w % hardware.banks];
                if (site.kind == SiteKind::atomic || !bank.contains(w)) {
                    bank.insert(w);
                }
            }
        }
        for (const auto& [number, part] : words) {
            std::uint64_t most = 0;
            for (const auto& [bank, of_bank] : part) {
                most = std::max<std::uint64_t>(most, of_bank.size());
            }
            slow.passes += most;
            ++slow.fewest;
        }
    }
    return slow;
}

SlowSplit slow_split(const GroupSteps& steps, const WarpStep& step) {
    std::set<std::uint16_t> sides[2];
    for (std::uint32_t i = 0; i < step.active; ++i) {
        sides[decision(steps.payloads[step.first + i]) == 1 ? 1 : 0].insert(steps.lanes[step.first + i]);
    }
    SlowSplit slow{.on_true = sides[1].size(), .on_false = sides[0].size()};
    for (const WarpStep& next : steps.steps) {
        if (next.warp != step.warp || next.tick <= step.tick) {
            continue;
        }
        bool takes_part[2] = {false, false};
        for (const std::uint16_t lane : steps.lanes_of(next)) {
            for (const int side : {0, 1}) {
                takes_part[side] = takes_part[side] || sides[side].contains(lane);
            }
        }
        if (takes_part[0] && takes_part[1]) {
            slow.join = next.tick;
            break;
        }
        slow.steps += takes_part[0] || takes_part[1] ? 1 : 0;
    }
    return slow;
}

} // namespace lockstep::test
