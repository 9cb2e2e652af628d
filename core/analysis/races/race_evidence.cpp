#include "core/analysis/races/race_evidence.h"

#include "core/analysis/findings/faulty_events.h"
#include "core/analysis/races/barrier_order.h"
#include "core/analysis/races/copies_in_flight.h"

#include <algorithm>
#include <bit>
#include <map>

namespace lockstep {
namespace {

/// Limit for the number of access pairs that are compared. Comparing this many takes a fraction of a second.
constexpr std::uint64_t most_comparisons = 5'000'000;

bool changes(SiteKind kind) {
    return kind != SiteKind::read;
}

/// The object of a race, and the sites at the two source lines of its accesses.
class Scope {
public:
    Scope(const Trace& trace, const Finding& finding)
        : trace_(trace), has_two_lines_(finding.other_line != 0 && finding.other_line != finding.line) {
        const auto object = std::ranges::find_if(trace.objects, [&](const ObjectInfo& o) {
            return o.space == finding.place.space && o.name == finding.place.object;
        });
        if (object != trace.objects.end()) {
            base_ = object->base;
            end_ = object->base + object->size_bytes;
        }
        for (const SiteInfo& site : trace.program.sites) {
            const bool may_be = is_access(site.kind) && site.space == finding.place.space &&
                                trace.program.files[site.file] == finding.file;
            side_.push_back(!may_be                           ? -1
                            : site.line == finding.line       ? 0
                            : site.line == finding.other_line ? 1
                                                              : -1);
        }
    }

    /// Calls `use(entry of GroupSteps::events, first byte, end)` for each access of the step to the object.
    template <class Use>
    void accesses(const GroupSteps& steps, const WarpStep& step, const FaultyEvents& faulty, Use use) const {
        if (side_[step.site.index()] < 0) {
            return;
        }
        for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
            if (!faulty.none() && faulty.contains(steps.events[i])) {
                continue;
            }
            for (const Piece piece : trace_.program.sites[step.site.index()].pieces) {
                const std::uint64_t first = (steps.payloads[i] + piece.offset) & payload_mask;
                if (first >= base_ && first < end_) {
                    use(i, first, first + piece.bytes);
                }
            }
        }
    }

    [[nodiscard]] SiteKind kind(Site site) const { return trace_.program.sites[site.index()].kind; }
    /// Returns 0 for a site at the finding's line, 1 for a site at its other line.
    [[nodiscard]] std::size_t side(Site site) const { return side_[site.index()] == 1 ? 1 : 0; }
    [[nodiscard]] bool has_two_lines() const { return has_two_lines_; }
    [[nodiscard]] std::uint64_t base() const { return base_; }

private:
    const Trace& trace_;
    std::uint64_t base_ = 0;
    std::uint64_t end_ = 0;
    bool has_two_lines_;
    std::vector<int> side_; ///< one entry per site; -1: the site does not belong to the finding
};

/// Returns log2 of the cell size in bytes. The cell size is the largest power of two, at most 4, such that
/// all accesses to the object start and end at cell boundaries.
unsigned cell_shift(const GroupSteps& steps, const FaultyEvents& faulty, const Scope& scope) {
    std::uint64_t borders = 4;
    for (const WarpStep& step : steps.steps) {
        scope.accesses(steps, step, faulty, [&](std::uint32_t, std::uint64_t first, std::uint64_t end) {
            borders |= first | end;
        });
    }
    return static_cast<unsigned>(std::countr_zero(borders));
}

std::uint32_t item_of(const GroupSteps& steps, const WarpStep& step, std::uint32_t entry) {
    return step.warp.value() * steps.warp_width + steps.lanes[entry];
}

/// The accesses of one work-item to a cell between two barriers, or its accesses as a part of one copy.
struct Agent {
    std::uint32_t item = 0;
    std::uint32_t start = Moment::no_copy; ///< see Moment
    std::uint32_t interval = 0;            ///< number of dividing barriers before the accesses
    Tick first;                            ///< tick of the work-item's first access
    Tick last;
    std::vector<RacingAccess> accesses; ///< the first access of each kind (read, write, atomic) at each line
};

class InsideGroup {
public:
    InsideGroup(const Finding& finding, const GroupSteps& steps, const Scope& scope, unsigned shift,
                const BarrierOrder& order, const CopiesInFlight& copies, Evidence& evidence)
        : finding_(finding),
          steps_(steps),
          scope_(scope),
          shift_(shift),
          order_(order),
          copies_(copies),
          evidence_(evidence) {}

    /// `entry`: an index into GroupSteps::events.
    void add(const WarpStep& step, std::uint32_t entry, std::uint64_t first, std::uint64_t end) {
        const std::uint64_t cell_bytes = std::uint64_t{1} << shift_;
        for (std::uint64_t at = first; at < end; at += cell_bytes) {
            note(cells_[at >> shift_], step, item_of(steps_, step, entry), copies_.start_of(entry));
        }
    }

    /// Begins a new interval at a barrier that orders the whole group. Compares the accesses since the last
    /// one, unless the race is with a copy, which may be in flight across barriers.
    void end_interval() {
        ++interval_;
        if (copies_.none()) {
            compare_all();
        }
    }
    void compare_all() {
        for (const auto& [cell, agents] : cells_) {
            compare(cell, agents);
        }
        cells_.clear();
    }

private:
    /// Key: interval, work-item and start of the copy.
    using Agents = std::map<std::array<std::uint32_t, 3>, Agent>;

    void note(Agents& agents, const WarpStep& step, std::uint32_t item, std::uint32_t start) {
        Agent& agent = agents
                           .try_emplace({interval_, item, start},
                                        Agent{item, start, interval_, step.tick, step.tick, {}})
                           .first->second;
        const bool is_known = std::ranges::any_of(agent.accesses, [&](const RacingAccess& known) {
            return known.kind == scope_.kind(step.site) && scope_.side(known.site) == scope_.side(step.site);
        });
        if (!is_known) {
            const std::uint64_t first_item = steps_.group.value() * steps_.items;
            agent.accesses.push_back({first_item + item, scope_.kind(step.site), step.site, step.tick});
        }
        agent.last = step.tick;
    }

    /// Whether the two accesses to a cell conflict, that is, whether the result depends on their order.
    [[nodiscard]] bool disturb(const RacingAccess& a, const RacingAccess& b) const {
        const bool both_atomic = a.kind == SiteKind::atomic && b.kind == SiteKind::atomic;
        const bool are_the_lines = !scope_.has_two_lines() || scope_.side(a.site) != scope_.side(b.site);
        return are_the_lines && !both_atomic && (changes(a.kind) || changes(b.kind));
    }

    [[nodiscard]] bool is_ordered(const Agent& a, const Agent& b) const {
        if (a.start != Moment::no_copy || b.start != Moment::no_copy) {
            const Agent& earlier = b.first < a.first ? b : a;
            const Agent& later = b.first < a.first ? a : b;
            return !may_race({earlier.item, earlier.last.value(), earlier.start},
                             {later.item, later.first.value(), later.start}, order_, steps_.items);
        }
        if (a.interval != b.interval || a.item == b.item) {
            return true;
        }
        return order_.has_partial() && (order_.orders(a.item, a.last.value(), b.item, b.first.value()) ||
                                        order_.orders(b.item, b.last.value(), a.item, a.first.value()));
    }

    void compare(std::uint64_t cell, const Agents& agents) {
        for (auto a = agents.begin(); a != agents.end(); ++a) {
            for (auto b = std::next(a); b != agents.end(); ++b) {
                if (++comparisons_ > most_comparisons) {
                    evidence_.is_whole = false;
                    return;
                }
                meet(cell, a->second, b->second);
            }
        }
    }

    void meet(std::uint64_t cell, const Agent& a, const Agent& b) {
        bool is_counted = false;
        for (const RacingAccess& one : a.accesses) {
            for (const RacingAccess& other : b.accesses) {
                if (!disturb(one, other) || (!is_counted && is_ordered(a, b))) {
                    continue;
                }
                involve(a.item, one.kind);
                involve(b.item, other.kind);
                if (!is_counted) {
                    count(cell, one, other);
                }
                is_counted = true;
            }
        }
    }

    void involve(std::uint32_t item, SiteKind kind) {
        (changes(kind) ? evidence_.items[item].writes : evidence_.items[item].reads) = true;
    }

    void count(std::uint64_t cell, const RacingAccess& one, const RacingAccess& other) {
        const auto warp = [this](const RacingAccess& access) {
            return access.work_item % steps_.items / steps_.warp_width;
        };
        const bool of_warps = warp(one) != warp(other);
        const auto offset = static_cast<std::int64_t>((cell << shift_) - scope_.base());
        const bool is_named = is_pair_of_finding(one, other, offset);
        if (!evidence_.example || (is_named && !has_named_)) {
            evidence_.example =
                one.tick.value() <= other.tick.value() ? std::array{one, other} : std::array{other, one};
            evidence_.example_offset = offset;
        }
        has_named_ |= is_named;
        ++evidence_.pairs;
        evidence_.pairs_of_warps += of_warps ? 1 : 0;
    }

    /// Whether the two accesses are by the work-items of Finding::pair, and the cell contains the finding's
    /// byte.
    [[nodiscard]] bool is_pair_of_finding(const RacingAccess& one, const RacingAccess& other,
                                          std::int64_t offset) const {
        const auto& pair = finding_.pair;
        const std::int64_t cell_bytes = std::int64_t{1} << shift_;
        return pair.size() == 2 && std::ranges::count(pair, one.work_item) == 1 &&
               std::ranges::count(pair, other.work_item) == 1 && finding_.place.offset >= offset &&
               finding_.place.offset < offset + cell_bytes;
    }

    const Finding& finding_;
    const GroupSteps& steps_;
    const Scope& scope_;
    unsigned shift_;
    const BarrierOrder& order_;
    const CopiesInFlight& copies_; ///< empty if the race is not with a copy
    Evidence& evidence_;
    bool has_named_ = false; ///< whether the stored example shows the work-items of Finding::pair
    std::map<std::uint64_t, Agents> cells_;
    std::uint32_t interval_ = 0;
    std::uint64_t comparisons_ = 0;
};

/// Returns the copies of the group; none if no access in the scope belongs to a copy.
CopiesInFlight copies_of(const Scope& scope, const Trace& trace, const GroupSteps& steps,
                         const FaultyEvents& faulty) {
    CopiesInFlight copies(steps, trace);
    bool has_any = false;
    for (const WarpStep& step : steps.steps) {
        scope.accesses(steps, step, faulty, [&](std::uint32_t i, std::uint64_t, std::uint64_t) {
            has_any = has_any || copies.has(i);
        });
    }
    return has_any ? copies : CopiesInFlight();
}

/// Returns the accesses of a group to one byte of the finding's object, in trace order.
std::vector<RacingAccess> accesses_of_byte(const Trace& trace, const Scope& scope, const GroupSteps& steps,
                                           std::uint64_t address) {
    std::vector<RacingAccess> found;
    const FaultyEvents faulty(steps, trace);
    for (const WarpStep& step : steps.steps) {
        scope.accesses(steps, step, faulty, [&](std::uint32_t i, std::uint64_t first, std::uint64_t end) {
            if (address >= first && address < end) {
                found.push_back({steps.group.value() * steps.items + item_of(steps, step, i),
                                 scope.kind(step.site), step.site, step.tick});
            }
        });
    }
    return found;
}

} // namespace

void add_race_inside(const Trace& trace, const Finding& finding, const GroupSteps& steps,
                     Evidence& evidence) {
    const Scope scope(trace, finding);
    const BarrierOrder order(steps, trace, finding.place.space);
    const FaultyEvents faulty(steps, trace);
    const CopiesInFlight copies = copies_of(scope, trace, steps, faulty);
    InsideGroup inside(finding, steps, scope, cell_shift(steps, faulty, scope), order, copies, evidence);
    auto next_barrier = order.dividing_ticks().begin();
    for (const WarpStep& step : steps.steps) {
        for (; next_barrier != order.dividing_ticks().end() && step.tick.value() > *next_barrier;
             ++next_barrier) {
            inside.end_interval();
        }
        scope.accesses(steps, step, faulty, [&](std::uint32_t i, std::uint64_t first, std::uint64_t end) {
            inside.add(step, i, first, end);
        });
    }
    inside.compare_all();
}

void add_race_between(const Trace& trace, const Finding& finding, const GroupSteps& here,
                      const GroupSteps& there, Evidence& evidence) {
    const Scope scope(trace, finding);
    const std::uint64_t address = scope.base() + static_cast<std::uint64_t>(finding.place.offset);
    const std::vector<RacingAccess> own = accesses_of_byte(trace, scope, here, address);
    const std::vector<RacingAccess> other = accesses_of_byte(trace, scope, there, address);
    for (const RacingAccess& one : own) {
        Involvement& item = evidence.items[one.work_item % here.items];
        (changes(one.kind) ? item.writes : item.reads) = true;
        for (const RacingAccess& second : other) {
            const bool both_atomic = one.kind == SiteKind::atomic && second.kind == SiteKind::atomic;
            if (!evidence.example && (changes(one.kind) || changes(second.kind)) && !both_atomic) {
                evidence.example = {one, second};
            }
        }
    }
    evidence.example_offset = finding.place.offset;
    evidence.is_whole = false; // incomplete: accesses to other bytes and in other groups were not examined
}

} // namespace lockstep
