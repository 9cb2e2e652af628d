#include "app/gui/show/frames.h"

#include "app/gui/exporting/shown_place.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/workspace/passes.h"
#include "app/words/errors/allowed_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace lockstep::gui {
namespace {

constexpr std::array<std::pair<std::string_view, Granularity>, 6> step_names{
    {{"step", Granularity::tick},
     {"access", Granularity::access},
     {"line", Granularity::line},
     {"round", Granularity::round},
     {"barrier", Granularity::barrier},
     {"pass", Granularity::pass}}};
constexpr std::string_view cycles_prefix = "cycles:";
constexpr const char* all_names = "step, access, line, round, barrier, pass, cycles:N";
/// allowed names if the kernel does not fit on the modelled hardware, so that it has no cycles
constexpr const char* all_names_but_cycles = "step, access, line, round, barrier, pass";

Error not_allowed(const char* key, std::string value, std::string allowed) {
    return {ErrorCode::value_not_allowed, {key, std::move(value), std::move(allowed)}, {}, {}};
}

/// Checks that both ends of the range exist and are in order.
Status check(std::uint64_t from, std::uint64_t to, std::uint64_t least, std::uint64_t most) {
    if (from < least || from > most) {
        return not_allowed("--from", std::to_string(from), allowed_numbers(least, most, ""));
    }
    return to >= from && to <= most
               ? Status()
               : not_allowed("--to", std::to_string(to), allowed_numbers(from, most, ""));
}

Cursor at_tick(Cursor cursor, std::uint32_t tick) {
    cursor.tick = Tick(tick);
    cursor.cycle.reset();
    cursor.pass.reset();
    return cursor;
}

std::vector<Cursor> frames_of_stops(const Cursor& cursor, const std::vector<std::uint32_t>& stops,
                                    std::uint32_t from, std::uint32_t to) {
    std::vector<Cursor> all{at_tick(cursor, from)};
    for (auto stop = std::ranges::upper_bound(stops, from); stop != stops.end() && *stop < to; ++stop) {
        all.push_back(at_tick(cursor, *stop));
    }
    if (from != to) {
        all.push_back(at_tick(cursor, to));
    }
    return all;
}

std::vector<Cursor> frames_of_passes(const GroupView& view, const Cursor& cursor, std::uint32_t from,
                                     std::uint32_t to) {
    std::vector<Cursor> all{at_tick(cursor, from)};
    while (const auto pass = next_pass(view, all.back(), Direction::forwards)) {
        if (pass->tick.value() > to) {
            break;
        }
        all.push_back(at_tick(cursor, pass->tick.value()));
        all.back().pass = pass->pass;
    }
    if (all.back().tick.value() != to) {
        all.push_back(at_tick(cursor, to));
    }
    return all;
}

Result<std::vector<Cursor>> frames_of_cycles(const GroupView& view, const Cursor& cursor, std::uint64_t by,
                                             std::uint64_t from, std::uint64_t to) {
    const auto timeline = timeline_of(view, cursor);
    if (timeline == nullptr) {
        return not_allowed("--by", "cycles", all_names_but_cycles);
    }
    const std::uint64_t cycles = view.session->analysis(view.launch).model.simulation->cycles;
    if (const Status range = check(from, to, 0, std::max<std::uint64_t>(cycles, 1) - 1); !range) {
        return range.error();
    }
    std::vector<Cursor> all{at_cycle(view, cursor, *timeline, Cycle(from))};
    while (to - all.back().cycle->value() > by) {
        all.push_back(at_cycle(view, all.back(), *timeline, Cycle(all.back().cycle->value() + by)));
    }
    if (from != to) {
        all.push_back(at_cycle(view, all.back(), *timeline, Cycle(to)));
    }
    return all;
}

} // namespace

Result<FrameStep> frame_step(const std::string& text) {
    const auto* const named =
        std::ranges::find(step_names, text, &std::pair<std::string_view, Granularity>::first);
    if (named != step_names.end()) {
        return FrameStep{.by = named->second};
    }
    FrameStep step{.by = Granularity::cycle, .cycles = 0};
    if (text.starts_with(cycles_prefix)) {
        const char* const end = text.data() + text.size();
        const auto read = std::from_chars(text.data() + cycles_prefix.size(), end, step.cycles);
        if (read.ec == std::errc() && read.ptr == end && step.cycles > 0) {
            return step;
        }
    }
    return not_allowed("--by", text, all_names);
}

Result<std::vector<Cursor>> frames(const std::shared_ptr<const Session>& session, const ViewPlace& place,
                                   FrameStep by, std::uint64_t from, std::uint64_t to) {
    const auto cursor = cursor_in(place, session);
    if (!cursor) {
        return cursor.error();
    }
    const GroupView view = make_group_view(session, cursor->launch, cursor->group);
    if (by.by == Granularity::cycle) {
        return frames_of_cycles(view, *cursor, by.cycles, from, to);
    }
    if (const Status range = check(from, to, 1, view.tick_count()); !range) {
        return range.error();
    }
    const auto first = static_cast<std::uint32_t>(from - 1);
    const auto last = static_cast<std::uint32_t>(to - 1);
    return by.by == Granularity::pass
               ? frames_of_passes(view, *cursor, first, last)
               : frames_of_stops(*cursor, make_track(view).stops_of(by.by), first, last);
}

} // namespace lockstep::gui
