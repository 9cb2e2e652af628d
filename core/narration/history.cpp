#include "core/narration/history.h"

#include "core/session/log_window.h"
#include "core/session/over_groups.h"

#include <algorithm>
#include <map>

namespace lockstep {
namespace {

/// Returns whether an access touches at least one of the watched bytes.
bool touches(const WatchedBytes& watched, const SiteInfo& site, std::uint64_t payload) {
    return is_access(site.kind) && (site.space == Space::local) == watched.is_local &&
           std::ranges::any_of(site.pieces, [&](const Piece& piece) {
               const std::int64_t from = signed_distance(payload + piece.offset, watched.address);
               return from < static_cast<std::int64_t>(watched.bytes) && from + piece.bytes > 0;
           });
}

/// Reads the values that events moved. The events of each work-item must be read in ascending order, so that its log
/// is read once.
class ValueReader {
public:
    explicit ValueReader(const Trace& trace) : trace_(trace) {}

    std::vector<std::uint64_t> values_of(WorkItem item, std::uint64_t event) {
        if (!trace_.has_values()) {
            return {};
        }
        Position& at = read_
                           .try_emplace(item.index(), Position{trace_.offsets[item.index()],
                                                               trace_.value_offsets[item.index()]})
                           .first->second;
        while (at.event < event) {
            at.value += slots_of(at.event);
            ++at.event;
        }
        std::vector<std::uint64_t> values(slots_of(event));
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = trace_.value(at.value + i);
        }
        return values;
    }

private:
    [[nodiscard]] std::uint32_t slots_of(std::uint64_t number) const {
        const Event event = trace_.event(number);
        return is_fault(event) ? 0 : value_slots(trace_.program.sites[event_site(event).index()]);
    }

    const Trace& trace_;
    struct Position {
        std::uint64_t event = 0; ///< number of the next unread event
        std::uint64_t value = 0; ///< number of the first value of this event
    };
    std::map<std::uint64_t, Position> read_; ///< by work-item
};

/// Adds the wanted lanes of the steps of a group to a history, until it is full. The log of the group must be loaded.
template <class IsWanted>
void add_group(const Trace& trace, const GroupSteps& steps, IsWanted is_wanted, History& history) {
    ValueReader values(trace);
    const std::uint64_t first_item = steps.group.value() * items_per_group(trace.range);
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = trace.program.sites[step.site.index()];
        for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
            if (history.steps.size() == History::most_steps) {
                return;
            }
            const Lane lane(steps.lanes[i]);
            if (is_wanted(site, step.warp, lane, steps.payloads[i])) {
                const WorkItem item(first_item + std::uint64_t{step.warp.value()} * steps.warp_width +
                                    lane.value());
                const std::uint64_t event = trace.offsets[first_item] + steps.events[i];
                history.steps.push_back({steps.group, step.tick, step.warp, lane, item, step.site,
                                         steps.payloads[i], values.values_of(item, event)});
            }
        }
    }
}

/// Returns the number of accesses of a work-item that touch the watched bytes.
std::uint64_t count_in(const Trace& trace, WorkItem item, const WatchedBytes& watched) {
    return static_cast<std::uint64_t>(std::ranges::count_if(trace.events_of(item), [&](Event event) {
        return !is_fault(event) &&
               touches(watched, trace.program.sites[event_site(event).index()], event_payload(event));
    }));
}

std::uint64_t count_in(const Trace& trace, Group group, const WatchedBytes& watched) {
    const std::uint64_t items = items_per_group(trace.range);
    std::uint64_t count = 0;
    for (std::uint64_t item = group.value() * items; item < (group.value() + 1) * items; ++item) {
        count += count_in(trace, WorkItem(item), watched);
    }
    return count;
}

} // namespace

Result<History> history_of_item(const Session& session, std::size_t launch, Group group, Warp warp,
                                Lane lane) {
    LogWindow window(session.trace(launch));
    if (const Status opened = window.open_group(group); !opened) {
        return opened.error();
    }
    const auto steps = session.make(StepsOf{launch, group});
    if (!steps) {
        return steps.error();
    }
    History history;
    add_group(
        window.trace(), **steps,
        [&](const SiteInfo&, Warp w, Lane l, std::uint64_t) { return w == warp && l == lane; }, history);
    const std::uint64_t item = group.value() * items_per_group(window.trace().range) +
                               std::uint64_t{warp.value()} * (*steps)->warp_width + lane.value();
    history.count = static_cast<std::uint64_t>(std::ranges::count_if(window.trace().events_of(WorkItem(item)),
                                                                     [](Event e) { return !is_fault(e); }));
    return history;
}

Result<History> history_of_bytes(const Session& session, std::size_t launch, Group group,
                                 const WatchedBytes& watched, const ProgressSink& progress) {
    LogWindow window(session.trace(launch));
    std::vector<std::uint64_t> counts(session.trace(launch).logged_groups());
    if (watched.is_local) {
        if (const Status opened = window.open_group(group); !opened) {
            return opened.error();
        }
        counts[group.index()] = count_in(window.trace(), group, watched);
    } else if (const Status counted = over_groups(window, worker_count(counts.size()), progress,
                                                  [&](std::size_t, Group each) {
                                                      counts[each.index()] =
                                                          count_in(window.trace(), each, watched);
                                                      return Status();
                                                  });
               !counted) {
        return counted.error();
    }
    History history;
    for (std::size_t each = 0; each < counts.size(); ++each) {
        history.count += counts[each];
        if (counts[each] == 0 || history.steps.size() == History::most_steps) {
            continue;
        }
        if (const Status opened = window.open_group(Group(each)); !opened) {
            return opened.error();
        }
        const auto steps = session.make(StepsOf{launch, Group(each)}, progress);
        if (!steps) {
            return steps.error();
        }
        add_group(
            window.trace(), **steps,
            [&](const SiteInfo& site, Warp, Lane, std::uint64_t payload) {
                return touches(watched, site, payload);
            },
            history);
    }
    return history;
}

} // namespace lockstep
