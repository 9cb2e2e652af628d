#include "core/analysis/memory/coalescing.h"

#include "core/analysis/analysis.h"
#include "core/analysis/memory/divider.h"
#include "core/analysis/memory/line_collector.h"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep {
namespace {

/// Counts the distinct units (sectors or lines) in the ranges [address, address + bytes). The addresses must
/// not decrease from range to range, so each range can add only units above all previous ones.
///
///     |  0  |  1  |  2  |  3  |      0..1 adds two, 1..2 adds one, 2 adds none
///        aaaaaa bbbbbb c
class UnitCount {
public:
    explicit UnitCount(std::uint32_t unit_bytes) : unit_(unit_bytes) {}

    void add(std::uint64_t first_byte, std::uint64_t last_byte) {
        const std::uint64_t end = unit_.quotient(last_byte) + 1;
        count_ += end - std::min(end, std::max(end_, unit_.quotient(first_byte)));
        end_ = std::max(end_, end);
    }
    [[nodiscard]] std::uint64_t count() const { return count_; }

private:
    Divider unit_;
    std::uint64_t end_ = 0; ///< the unit after the highest unit counted so far
    std::uint64_t count_ = 0;
};

std::uint64_t address_of(std::uint64_t payload, Piece piece) {
    return (payload + piece.offset) & payload_mask;
}

class Coalescer {
public:
    explicit Coalescer(const HardwareModel& hardware)
        : sector_bytes_(hardware.sector_bytes), line_bytes_(hardware.line_bytes) {}

    void add_request(std::span<const std::uint64_t> payloads, Piece piece, GlobalFigures& figures) {
        UnitCount sectors(sector_bytes_);
        UnitCount lines(line_bytes_);
        std::uint64_t last = 0;
        bool ascends = true;
        for (const std::uint64_t payload : payloads) {
            const std::uint64_t address = address_of(payload, piece);
            ascends = ascends && address >= last;
            last = address;
            sectors.add(address, address + piece.bytes - 1);
            lines.add(address, address + piece.bytes - 1);
        }
        if (!ascends) {
            count_sorted(payloads, piece, sectors, lines);
        }
        ++figures.requests;
        figures.sectors += sectors.count();
        figures.lines += lines.count();
        figures.bytes += payloads.size() * piece.bytes;
    }

private:
    void count_sorted(std::span<const std::uint64_t> payloads, Piece piece, UnitCount& sectors,
                      UnitCount& lines) {
        addresses_.clear();
        for (const std::uint64_t payload : payloads) {
            addresses_.push_back(address_of(payload, piece));
        }
        std::sort(addresses_.begin(), addresses_.end());
        sectors = UnitCount(sector_bytes_);
        lines = UnitCount(line_bytes_);
        for (const std::uint64_t address : addresses_) {
            sectors.add(address, address + piece.bytes - 1);
            lines.add(address, address + piece.bytes - 1);
        }
    }

    std::uint32_t sector_bytes_;
    std::uint32_t line_bytes_;
    std::vector<std::uint64_t> addresses_;
};

bool is_global(const SiteInfo& site) {
    return site.space == Space::global || site.space == Space::constant;
}

} // namespace

void count_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                      FiguresBySite& figures) {
    Coalescer coalescer(hardware);
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = sites[step.site.index()];
        if (is_global(site)) {
            for (const Piece piece : site.pieces) {
                coalescer.add_request(steps.payloads_of(step), piece, figures[step.site.index()].global);
            }
        }
    }
}

void count_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                      FiguresBySite& figures, GroupRequests& requests) {
    Coalescer coalescer(hardware);
    LineCollector collector(hardware);
    const bool lines_are_whole = hardware.line_bytes >= hardware.sector_bytes;
    for (std::size_t i = 0; i < steps.steps.size(); ++i) {
        const WarpStep& step = steps.steps[i];
        const SiteInfo& site = sites[step.site.index()];
        if (!is_global(site)) {
            continue;
        }
        GlobalFigures& sum = figures[step.site.index()].global;
        StepRequest& request = requests.of_step[i];
        const auto payloads = steps.payloads_of(step);
        for (const Piece piece : site.pieces) {
            const StepRequest before = request;
            collector.add(payloads, piece, site.kind == SiteKind::atomic, request, requests.lines);
            // Each distinct line is stored exactly once, so it is enough to count the stored lines.
            if (lines_are_whole) {
                sum += {1, request.passes - before.passes, request.line_count - before.line_count,
                        payloads.size() * piece.bytes};
            } else {
                coalescer.add_request(payloads, piece, sum);
            }
        }
    }
}

void count_coalescing(const GroupInView& group, FiguresBySite& figures) {
    count_coalescing(group.steps, group.trace.program.sites, group.hardware, figures, group.requests);
}

void count_requests_by_sectors(const GroupSteps& steps, std::span<const SiteInfo> sites,
                               const HardwareModel& hardware, std::vector<std::uint64_t>& requests) {
    Coalescer coalescer(hardware);
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = sites[step.site.index()];
        if (site.space != Space::global && site.space != Space::constant) {
            continue;
        }
        for (const Piece piece : site.pieces) {
            GlobalFigures one;
            coalescer.add_request(steps.payloads_of(step), piece, one);
            requests.resize(std::max<std::size_t>(requests.size(), one.sectors + 1));
            ++requests[one.sectors];
        }
    }
}

SectorRequest inspect_sectors(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                              const HardwareModel& hardware, std::size_t piece) {
    const Piece asked = site.pieces[piece];
    const auto payloads = steps.payloads_of(step);
    const auto lanes = steps.lanes_of(step);
    std::map<std::uint64_t, std::vector<Lane>> lanes_by_sector;
    std::set<std::uint64_t> lines;
    for (std::size_t i = 0; i < payloads.size(); ++i) {
        const std::uint64_t first = address_of(payloads[i], asked);
        const std::uint64_t last = first + asked.bytes - 1;
        for (std::uint64_t s = first / hardware.sector_bytes; s <= last / hardware.sector_bytes; ++s) {
            lanes_by_sector[s].push_back(Lane(lanes[i]));
        }
        for (std::uint64_t l = first / hardware.line_bytes; l <= last / hardware.line_bytes; ++l) {
            lines.insert(l);
        }
    }
    SectorRequest request;
    for (auto& [sector, by] : lanes_by_sector) {
        request.sectors.push_back(
            {sector, sector * hardware.sector_bytes / hardware.line_bytes, std::move(by)});
    }
    request.lines = lines.size();
    request.bytes = payloads.size() * asked.bytes;
    request.moved_bytes = request.sectors.size() * hardware.sector_bytes;
    return request;
}

} // namespace lockstep
