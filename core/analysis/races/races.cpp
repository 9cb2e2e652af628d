#include "core/analysis/races/races.h"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

constexpr std::size_t no_cell = ~std::size_t{0};
constexpr std::uint64_t most_local_bytes = 1 << 24;

/// Returns log2 of the cell size for a memory space. The cell size is the smallest access size of any site,
/// but at most 4 bytes.
unsigned cell_shift(const Program& program, Space space) {
    unsigned shift = 2;
    for (const SiteInfo& site : program.sites) {
        for (const Piece piece : site.pieces) {
            if (is_access(site.kind) && site.space == space) {
                shift = std::min(shift, static_cast<unsigned>(std::bit_width(piece.bytes) - 1));
            }
        }
    }
    return shift;
}

/// Returns a mask of the bytes of a word that at least two groups accessed. Excludes bytes that were only
/// read or only changed by atomics.
std::uint64_t suspicious_between_groups(const TouchedPage& page, std::size_t word) {
    return page.shared[word] & (page.writes[word] | (page.atomics[word] & page.reads[word]));
}

} // namespace

RaceFindings::RaceFindings(const Trace& trace)
    : trace_(trace),
      images_(trace),
      has_local_accesses_(std::ranges::any_of(
          trace.program.sites,
          [](const SiteInfo& site) { return is_access(site.kind) && site.space == Space::local; })),
      local_shift_(cell_shift(trace.program, Space::local)),
      global_shift_(cell_shift(trace.program, Space::global)),
      copy_races_(trace),
      atomics_(trace) {}

void RaceFindings::add(const GroupSteps& steps, const GroupMemory& memory) {
    if (atomics_.may_order()) {
        atomics_.add_group(steps.group.value());
    }
    add_inside(steps, memory, Look::first);
    if (images_.add(steps) && may_search(steps.group, Look::first)) {
        RaceSearch search = inside(steps.group);
        images_.add_inside(steps, memory.faulty(), search);
    }
}

void RaceFindings::merge(const RaceFindings& other) {
    table_.merge(other.table_);
    images_.merge(other.images_);
    atomics_.merge(other.atomics_);
    kept_.insert(other.kept_.begin(), other.kept_.end());
}

void RaceFindings::add_inside(const GroupSteps& steps, const GroupMemory& memory, Look look) {
    copy_races_.begin_group(steps);
    if (has_local_accesses_) {
        add_space(steps, memory.faulty(), Space::local, look, [shift = local_shift_](std::uint64_t offset) {
            return offset < most_local_bytes ? static_cast<std::size_t>(offset >> shift) : no_cell;
        });
    }
    if (memory.is_contested()) {
        // Numbers the cells of the pages that the group accesses. Cells in pages without conflicting accesses
        // get no number.
        const auto cell_of = [&, shift = global_shift_](std::uint64_t address) {
            const std::uint64_t number = address >> TouchedPage::page_bits;
            const std::size_t place = memory.pages().place_of(number);
            if (!memory.pages().pages()[place].contested) {
                return no_cell;
            }
            const std::uint64_t within = address & ((std::uint64_t{1} << TouchedPage::page_bits) - 1);
            return (place << (TouchedPage::page_bits - shift)) + static_cast<std::size_t>(within >> shift);
        };
        add_space(steps, memory.faulty(), Space::global, look, cell_of);
    }
}

template <class CellOf>
void RaceFindings::add_space(const GroupSteps& steps, const FaultyEvents& faulty, Space space, Look look,
                             CellOf cell_of) {
    const BarrierOrder barriers(steps, trace_, space);
    if (look == Look::first) {
        const unsigned shift = space == Space::local ? local_shift_ : global_shift_;
        copy_races_.add_group({steps, faulty, space, barriers}, std::uint64_t{1} << shift, cell_of, table_);
    }
    auto next_barrier = barriers.dividing_ticks().begin();
    shadow_.begin_group();
    for (const WarpStep& step : steps.steps) {
        for (; next_barrier != barriers.dividing_ticks().end() && step.tick.value() > *next_barrier;
             ++next_barrier) {
            shadow_.next_interval();
        }
        if (trace_.program.sites[step.site.index()].space == space) {
            shadow_step(steps, step, faulty, cell_of);
        }
    }
    if (!shadow_.any_met() || !may_search(steps.group, look)) {
        return;
    }
    const auto is_suspicious = [&](std::uint64_t address) {
        const std::size_t cell = cell_of(address);
        return cell != no_cell && shadow_.has_met(cell);
    };
    inside(steps.group).add_group(steps, faulty, space, &barriers, &copy_races_.copies(), is_suspicious);
}

bool RaceFindings::may_search(Group group, Look look) {
    if (look == Look::first && atomics_.may_order()) {
        kept_.insert(group.value());
        return false;
    }
    return true;
}

/// Creates a search for races between the work-items of a group.
RaceSearch RaceFindings::inside(Group group) {
    return {trace_, table_, RaceSearch::Agents::work_items, atomics_.of_group(group.value())};
}

template <class CellOf>
void RaceFindings::shadow_step(const GroupSteps& steps, const WarpStep& step, const FaultyEvents& faulty,
                               CellOf cell_of) {
    const SiteInfo& site = trace_.program.sites[step.site.index()];
    for (const Piece piece : site.pieces) {
        if (site.kind == SiteKind::read) {
            shadow_lanes<SiteKind::read>(steps, step, faulty, piece, cell_of);
        } else if (site.kind == SiteKind::write) {
            shadow_lanes<SiteKind::write>(steps, step, faulty, piece, cell_of);
        } else if (site.kind == SiteKind::atomic) {
            shadow_lanes<SiteKind::atomic>(steps, step, faulty, piece, cell_of);
        }
    }
}

template <SiteKind kind, class CellOf>
void RaceFindings::shadow_lanes(const GroupSteps& steps, const WarpStep& step, const FaultyEvents& faulty,
                                Piece piece, CellOf cell_of) {
    const auto lanes = steps.lanes_of(step);
    const auto payloads = steps.payloads_of(step);
    const std::uint32_t first_item = step.warp.value() * steps.warp_width;
    const bool is_local = trace_.program.sites[step.site.index()].space == Space::local;
    const std::uint64_t cell_bytes = std::uint64_t{1} << (is_local ? local_shift_ : global_shift_);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        if (copy_races_.copies().has(step.first + i) ||
            (!faulty.none() && faulty.contains(steps.events[step.first + i]))) {
            continue;
        }
        const std::uint64_t first = (payloads[i] + piece.offset) & payload_mask;
        const std::uint64_t end = first + piece.bytes;
        for (std::uint64_t at = first; at < end; at = (at | (cell_bytes - 1)) + 1) {
            if (const std::size_t cell = cell_of(at); cell != no_cell) {
                shadow_.touch<kind>(cell, first_item + lanes[i]);
            }
        }
    }
}

bool RaceFindings::looks_again(const LaunchMemory& launch) const {
    return !kept_.empty() || may_race_between_groups(launch);
}

void RaceFindings::add_again(const GroupSteps& steps, const FaultyEvents& faulty,
                             const LaunchMemory& launch) {
    if (!atomics_.is_complete()) {
        atomics_.complete(launch);
        may_race_between_ = may_race_between_groups(launch);
    }
    if (kept_.contains(steps.group.value())) {
        memory_.read(steps, trace_);
        add_inside(steps, memory_, Look::again);
        RaceSearch search = inside(steps.group);
        images_.add_inside(steps, faulty, search);
    }
    if (may_race_between_) {
        add_between_groups(steps, faulty, launch);
    }
}

void RaceFindings::add_between_groups(const GroupSteps& steps, const FaultyEvents& faulty,
                                      const LaunchMemory& launch) {
    if (!between_groups_) {
        between_groups_.emplace(trace_, table_, RaceSearch::Agents::groups, atomics_.of_launch());
    }
    const auto is_suspicious = [&](std::uint64_t address) {
        const TouchedPage* const page = launch.pages().find(address >> TouchedPage::page_bits);
        const std::size_t word = (address >> 6) % TouchedPage::words;
        return page != nullptr && (suspicious_between_groups(*page, word) >> (address & 63) & 1) != 0;
    };
    between_groups_->add_group(steps, faulty, Space::global, nullptr, nullptr, is_suspicious);
    images_.add_between_groups(steps, faulty, *between_groups_);
}

bool RaceFindings::may_race_between_groups(const LaunchMemory& launch) const {
    const auto is_suspicious = [](const TouchedPage& page) {
        for (std::size_t w = 0; w < TouchedPage::words; ++w) {
            if (suspicious_between_groups(page, w) != 0) {
                return true;
            }
        }
        return false;
    };
    return images_.may_race_between_groups() || std::ranges::any_of(launch.pages().pages(), is_suspicious);
}

void RaceFindings::finish(const LaunchInView&, LaunchResult& result) const {
    result.tell(findings());
}

} // namespace lockstep
