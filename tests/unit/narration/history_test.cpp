// Tests that histories contain what the logs of the work-items contain, in the order of the steps.
#include "core/narration/history.h"

#include "tests/support/random_trace.h"
#include "tests/unit/narration/told.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <tuple>

namespace lockstep {
namespace {

using namespace test;

std::shared_ptr<const Session> random_session(std::uint64_t seed) {
    Recording recording;
    recording.launches.push_back(random_trace(seed, {.most_items = 40, .most_groups = 3, .values = true}));
    return analyse(std::make_shared<const Recording>(std::move(recording)), {}).value();
}

/// Returns the events of a work-item that are no faults, read from its log.
std::vector<Event> logged(const Trace& trace, WorkItem item) {
    std::vector<Event> events;
    std::ranges::copy_if(trace.events_of(item), std::back_inserter(events),
                         [](Event e) { return !is_fault(e); });
    return events;
}

/// Returns the values of all accesses of a work-item in order, read from its log.
std::vector<std::uint64_t> logged_values(const Trace& trace, WorkItem item) {
    const auto all = trace.values.span();
    const auto part = all.subspan(trace.value_offsets[item.index()],
                                  trace.value_offsets[item.index() + 1] - trace.value_offsets[item.index()]);
    return {part.begin(), part.end()};
}

RC_GTEST_PROP(HistoryProperty, of_a_work_item_is_its_log, (std::uint64_t seed)) {
    const auto session = random_session(seed);
    const Trace& trace = session->trace(0);
    const std::uint64_t items = items_per_group(trace.range);
    const WorkItem item(*rc::gen::inRange<std::uint64_t>(0, items * trace.logged_groups()));
    const Group group(item.value() / items);
    const auto steps = session->steps(0, group);
    const auto in_group = static_cast<std::uint32_t>(item.value() % items);
    const Warp warp(in_group / steps->warp_width);
    const auto history = history_of_item(*session, 0, group, warp, Lane(in_group % steps->warp_width));
    RC_ASSERT(history.ok());
    const std::vector<Event> events = logged(trace, item);
    RC_ASSERT(history->count == events.size());
    RC_ASSERT(history->steps.size() == events.size());
    std::vector<std::uint64_t> values;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const HistoryStep& step = history->steps[i];
        RC_ASSERT(step.item == item);
        RC_ASSERT(step.site == event_site(events[i]));
        RC_ASSERT(step.payload == event_payload(events[i]));
        RC_ASSERT(steps->ticks[step.tick.index()].site == step.site);
        if (i > 0) { // RC_ASSERT evaluates both sides of an operator
            RC_ASSERT(history->steps[i - 1].tick < step.tick);
        }
        values.insert(values.end(), step.values.begin(), step.values.end());
    }
    RC_ASSERT(values == logged_values(trace, item));
}

/// Returns whether an event accesses one of the bytes, byte by byte.
bool slow_touches(const SiteInfo& site, std::uint64_t payload, const WatchedBytes& watched) {
    if (!is_access(site.kind) || (site.space == Space::local) != watched.is_local) {
        return false;
    }
    for (const Piece& piece : site.pieces) {
        for (std::uint32_t i = 0; i < piece.bytes; ++i) {
            const std::uint64_t byte = (payload + piece.offset + i) & payload_mask;
            if (((byte - watched.address) & payload_mask) < watched.bytes) {
                return true;
            }
        }
    }
    return false;
}

RC_GTEST_PROP(HistoryProperty, of_bytes_has_every_access_that_touches_one, (std::uint64_t seed)) {
    const auto session = random_session(seed);
    const Trace& trace = session->trace(0);
    const std::uint64_t items = items_per_group(trace.range);
    std::vector<std::pair<bool, std::uint64_t>> addresses; // is it local, address
    for (const Event event : trace.events.span()) {
        if (!is_fault(event) && is_access(trace.program.sites[event_site(event).index()].kind)) {
            const SiteInfo& site = trace.program.sites[event_site(event).index()];
            addresses.emplace_back(site.space == Space::local, event_payload(event));
        }
    }
    RC_PRE(!addresses.empty());
    const auto [is_local, address] = *rc::gen::elementOf(addresses);
    const WatchedBytes watched{is_local, address, *rc::gen::inRange<std::uint64_t>(1, 17)};
    const Group group(*rc::gen::inRange<std::uint64_t>(0, trace.logged_groups()));
    const auto history = history_of_bytes(*session, 0, group, watched);
    RC_ASSERT(history.ok());
    std::uint64_t expected = 0;
    for (std::uint64_t item = 0; item < items * trace.logged_groups(); ++item) {
        if (is_local && item / items != group.value()) {
            continue;
        }
        for (const Event event : logged(trace, WorkItem(item))) {
            expected +=
                slow_touches(trace.program.sites[event_site(event).index()], event_payload(event), watched);
        }
    }
    RC_ASSERT(history->count == expected);
    RC_ASSERT(history->steps.size() == expected);
    RC_ASSERT(std::ranges::is_sorted(history->steps, {}, [](const HistoryStep& step) {
        return std::tuple(step.group, step.tick, step.warp, step.lane);
    }));
    for (const HistoryStep& step : history->steps) {
        RC_ASSERT(slow_touches(trace.program.sites[step.site.index()], step.payload, watched));
        RC_ASSERT(step.values.size() == value_slots(trace.program.sites[step.site.index()]));
    }
}

} // namespace
} // namespace lockstep
