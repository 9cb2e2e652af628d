#pragma once

#include "core/analysis/memory/cache.h"
#include "core/analysis/memory/requests.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

namespace lockstep::test {

/// Classifies misses sector by sector: keeps a set of all sectors ever requested, and the lines of a fully
/// associative cache of the same size, most recently used first.
class SlowMissClassifier {
public:
    explicit SlowMissClassifier(const CacheShape& shape)
        : most_lines_(std::max<std::uint64_t>(1, shape.bytes / shape.line_bytes)) {}

    MissKinds classify(TouchedLine touched, std::uint32_t missed) {
        const std::uint64_t number = line_number(touched);
        auto line = std::ranges::find(lines_, number, &Line::first);
        Line own = line == lines_.end() ? Line{number, {}} : *line;
        if (line != lines_.end()) {
            lines_.erase(line);
        }
        MissKinds kinds;
        for (unsigned sector = 0; sector < sector_mask_bits; ++sector) {
            const bool is_seen = seen_.contains({number, sector});
            if ((missed >> sector & 1) != 0) {
                std::uint64_t& kind = !is_seen                      ? kinds.cold
                                      : own.second.contains(sector) ? kinds.conflict
                                                                    : kinds.capacity;
                ++kind;
            }
            if ((sectors_of(touched) >> sector & 1) != 0) {
                seen_.insert({number, sector});
                own.second.insert(sector);
            }
        }
        lines_.insert(lines_.begin(), std::move(own));
        lines_.resize(std::min<std::size_t>(lines_.size(), most_lines_));
        return kinds;
    }

private:
    using Line = std::pair<std::uint64_t, std::set<unsigned>>; ///< a line number, and the sectors of the line

    std::uint64_t most_lines_;
    std::set<std::pair<std::uint64_t, unsigned>> seen_;
    std::vector<Line> lines_;
};

} // namespace lockstep::test
