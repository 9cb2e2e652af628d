#include "core/advice/sampled_groups.h"

#include <map>
#include <optional>
#include <set>
#include <span>

namespace lockstep {
namespace {

bool is_run(std::span<const std::uint64_t> addresses, std::uint32_t bytes) {
    for (std::size_t i = 1; i < addresses.size(); ++i) {
        if (addresses[i] != addresses[i - 1] + bytes) {
            return false;
        }
    }
    return true;
}

/// Returns the piece (run of adjacent bytes) that makes up each access of the site. Returns nothing if an
/// access consists of several pieces.
std::optional<Piece> only_piece(const Program& program, Site site) {
    const auto& pieces = program.sites[site.index()].pieces;
    return pieces.size() == 1 ? std::optional(pieces.front()) : std::nullopt;
}

/// Collects statistics about the addresses that adjacent lanes, and the same work-item over time, access at a
/// site.
class Blocks {
public:
    Blocks(const GroupSteps& steps, std::uint32_t bytes) : bytes_(bytes), last_(steps.items) {}

    void add(const GroupSteps& steps, const WarpStep& step) {
        const auto payloads = steps.payloads_of(step);
        const auto lanes = steps.lanes_of(step);
        for (std::size_t i = 0; i < payloads.size(); ++i) {
            auto& last = last_[step.warp.value() * steps.warp_width + lanes[i]];
            again_ += last ? 1U : 0U;
            following_ += last && payloads[i] == *last + bytes_ ? 1U : 0U;
            last = payloads[i];
            if (i > 0 && lanes[i] == lanes[i - 1] + 1 && payloads[i] > payloads[i - 1]) {
                ++distances_[payloads[i] - payloads[i - 1]];
            }
            neighbours_ += i > 0 ? 1U : 0U;
        }
    }

    [[nodiscard]] std::uint64_t elements() const {
        for (const auto& [distance, count] : distances_) {
            const bool is_walked = again_ != 0 && following_ * 10 >= again_ * 9;
            if (is_walked && count * 10 >= neighbours_ * 9 && distance >= 2 * bytes_) {
                return distance / bytes_;
            }
        }
        return 0;
    }

private:
    std::uint64_t bytes_;
    /// For each work-item, the address that it accessed last.
    std::vector<std::optional<std::uint64_t>> last_;
    std::uint64_t again_ = 0; ///< number of accesses by work-items that had already accessed the site
    /// Number of accesses to the element directly after the one that the work-item accessed before.
    std::uint64_t following_ = 0;
    std::uint64_t neighbours_ = 0;
    /// Key: distance between the addresses of adjacent lanes; value: number of occurrences.
    std::map<std::uint64_t, std::uint64_t> distances_;
};

} // namespace

bool begins_inside_sectors(const SampledGroups& groups, const Program& program, Site site,
                           const HardwareModel& hardware) {
    const std::optional<Piece> piece = only_piece(program, site);
    std::set<std::uint64_t> offsets;
    for (const auto& group : groups) {
        for (const WarpStep& step : group->steps) {
            if (step.site != site || !piece) {
                continue;
            }
            const auto addresses = group->payloads_of(step);
            const std::uint64_t bytes = std::uint64_t{step.active} * piece->bytes;
            const std::uint64_t first = addresses.front() + piece->offset;
            if (!is_run(addresses, piece->bytes)) {
                return false;
            }
            if (bytes >= hardware.sector_bytes) {
                offsets.insert(first % hardware.sector_bytes);
            }
        }
    }
    return offsets.size() == 1 && *offsets.begin() != 0;
}

bool stand_by_lane(const SampledGroups& groups, const Program& program, Site site) {
    const std::uint64_t bytes = size_bytes(program.sites[site.index()].type);
    bool is_any = false;
    for (const auto& group : groups) {
        for (const WarpStep& step : group->steps) {
            if (step.site != site) {
                continue;
            }
            const auto payloads = group->payloads_of(step);
            const auto lanes = group->lanes_of(step);
            for (std::size_t i = 1; i < payloads.size(); ++i) {
                if (payloads[i] != payloads[0] + (lanes[i] - std::uint64_t{lanes[0]}) * bytes) {
                    return false;
                }
            }
            is_any = true;
        }
    }
    return is_any;
}

std::uint64_t elements_of_blocks(const SampledGroups& groups, const Program& program, Site site) {
    std::uint64_t elements = 0;
    for (const auto& group : groups) {
        Blocks blocks(*group, size_bytes(program.sites[site.index()].type));
        for (const WarpStep& step : group->steps) {
            if (step.site == site) {
                blocks.add(*group, step);
            }
        }
        elements = blocks.elements();
        if (elements == 0) {
            return 0;
        }
    }
    return elements;
}

} // namespace lockstep
