#pragma once

#include "core/analysis/findings/failed_exchanges.h"
#include "core/analysis/findings/faulty_events.h"
#include "core/analysis/findings/finding_table.h"
#include "core/analysis/findings/value_bytes.h"
#include "core/analysis/races/copies_in_flight.h"
#include "core/analysis/races/copy_shadow.h"
#include "core/analysis/races/race_key.h"
#include "core/trace/object_index.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// Finds the races of a group in which at least one access belongs to an async copy (see may_race()).
/// Accesses to the destination of a copy in flight are not races: they have a separate finding, and are among
/// the faulty events.
class CopyRaces {
public:
    explicit CopyRaces(const Trace& trace);

    /// Finds the copies of a group. Must be called before add_group().
    void begin_group(const GroupSteps& steps) { copies_ = CopiesInFlight(steps, trace_); }
    [[nodiscard]] const CopiesInFlight& copies() const { return copies_; }

    /// The accesses of a group to one memory.
    struct Scope {
        const GroupSteps& steps;
        const FaultyEvents& faulty;
        Space space;
        const BarrierOrder& barriers;
    };
    /// Adds the races of a group to the table. `cell_of` returns the number of the cell that contains a byte,
    /// or ~0 if the byte cannot have a race. Every access covers whole cells of `cell_bytes` bytes.
    template <class CellOf>
    void add_group(const Scope& scope, std::uint64_t cell_bytes, CellOf cell_of, FindingTable& table);

private:
    struct Access {
        std::uint32_t site = 0;
        Moment moment;
        std::uint64_t event = 0; ///< index of the event in the trace
        bool writes = false;     ///< whether memory changes; false for a failed compare-exchange
    };
    /// The last access to a byte at one site. If partial barriers order some work-items, there is one for
    /// each work-item.
    struct Known {
        std::uint32_t site = 0;
        bool writes = false;
        Moment moment;
        int value = -1; ///< the byte that all writes in the interval stored; -1: several or unknown
    };
    struct Hit {
        FindingKey key;
        Sighting sighting;
        std::uint32_t partner = 0; ///< index of the other work-item in the group
    };

    template <class Use>
    static void each_access(const Trace& trace, const Scope& scope, Use use);
    template <class CellOf>
    void mark(const Scope& scope, std::uint64_t cell_bytes, CellOf cell_of);
    void look_at(const Scope& scope, const Access& access, std::uint64_t address, std::uint32_t value_byte);
    void meet(const Scope& scope, const Access& access, std::uint64_t address, const Known& earlier,
              int value);
    void set_cure(const Scope& scope, const Moment& earlier, const Moment& later, Sighting& sighting) const;
    [[nodiscard]] std::uint32_t line_at(const Scope& scope, std::uint32_t tick) const;
    void remember(const Scope& scope, const Access& access, std::vector<Known>& known, int value) const;
    void note_hits(const Scope& scope, const Access& access, FindingTable& table);

    const Trace& trace_;
    ObjectIndex objects_;
    ValueBytes values_;
    FailedExchanges failed_; ///< failed compare-exchanges of the current group
    CopiesInFlight copies_;  ///< copies of the current group
    CopyShadow shadow_;
    std::unordered_map<std::uint64_t, std::vector<Known>> bytes_; ///< key: address
    std::vector<Hit> hits_; ///< occurrences of findings in the current access, at most one per finding
};

/// Calls `use(step, entry)` for each access of the scope that is not faulty, in tick and lane order.
template <class Use>
void CopyRaces::each_access(const Trace& trace, const Scope& scope, Use use) {
    for (const WarpStep& step : scope.steps.steps) {
        const SiteInfo& site = trace.program.sites[step.site.index()];
        if (!is_access(site.kind) || site.space != scope.space) {
            continue;
        }
        for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
            if (scope.faulty.none() || !scope.faulty.contains(scope.steps.events[i])) {
                use(step, i);
            }
        }
    }
}

template <class CellOf>
void CopyRaces::mark(const Scope& scope, std::uint64_t cell_bytes, CellOf cell_of) {
    shadow_.begin_group();
    std::uint32_t since = 0; // begin of the interval that contains tick `since_of`
    std::uint32_t since_of = 0;
    each_access(trace_, scope, [&](const WarpStep& step, std::uint32_t i) {
        const SiteInfo& site = trace_.program.sites[step.site.index()];
        const bool writes = site.kind != SiteKind::read;
        const std::uint32_t tick = step.tick.value();
        const std::uint32_t start = copies_.start_of(i);
        if (const std::uint32_t begin = start == Moment::no_copy ? tick : start; begin != since_of) {
            since = scope.barriers.interval_begin(begin);
            since_of = begin;
        }
        for (const Piece piece : site.pieces) {
            const std::uint64_t first = (scope.steps.payloads[i] + piece.offset) & payload_mask;
            for (std::uint64_t at = first; at < first + piece.bytes; at = (at | (cell_bytes - 1)) + 1) {
                const std::size_t cell = cell_of(at);
                if (cell == ~std::size_t{0}) {
                    continue;
                }
                if (start == Moment::no_copy) {
                    shadow_.touch(cell, writes, since, tick);
                } else {
                    shadow_.touch_by_copy(cell, writes, since, tick);
                }
            }
        }
    });
}

template <class CellOf>
void CopyRaces::add_group(const Scope& scope, std::uint64_t cell_bytes, CellOf cell_of, FindingTable& table) {
    if (copies_.none()) {
        return;
    }
    mark(scope, cell_bytes, cell_of);
    if (!shadow_.any_met()) {
        return;
    }
    bytes_.clear();
    failed_ = FailedExchanges(scope.steps);
    const std::uint64_t first_event = trace_.offsets[scope.steps.group.value() * scope.steps.items];
    each_access(trace_, scope, [&](const WarpStep& step, std::uint32_t i) {
        const SiteInfo& site = trace_.program.sites[step.site.index()];
        const std::uint64_t event = first_event + scope.steps.events[i];
        const std::uint32_t item = step.warp.value() * scope.steps.warp_width + scope.steps.lanes[i];
        const bool writes =
            site.kind != SiteKind::read && (site.kind != SiteKind::atomic || !failed_.contains(event));
        const Access access{step.site.value(), {item, step.tick.value(), copies_.start_of(i)}, event, writes};
        hits_.clear();
        std::uint32_t value_byte = 0;
        for (const Piece piece : site.pieces) {
            const std::uint64_t first = (scope.steps.payloads[i] + piece.offset) & payload_mask;
            for (std::uint32_t b = 0; b < piece.bytes; ++b, ++value_byte) {
                const std::size_t cell = cell_of(first + b);
                if (cell != ~std::size_t{0} && shadow_.has_met(cell)) {
                    look_at(scope, access, first + b, value_byte);
                }
            }
        }
        note_hits(scope, access, table);
    });
}

} // namespace lockstep
