#include "core/recording/guess_growth.h"

#include "core/session/log_window.h"
#include "core/trace/told_outside.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>

namespace lockstep {
namespace {

constexpr std::uint64_t most_buffer_bytes = std::uint64_t{1} << 28;
constexpr std::uint64_t most_local_bytes = std::uint64_t{1}
                                           << 15; ///< that every device of the full profile has

/// By the number of an argument: bytes up to the end of the farthest access that was out of bounds.
using Reach = std::map<std::size_t, std::uint64_t>;

void reach_out(Reach& reach, const Trace& trace, const Fault& fault, std::span<const Event> events) {
    if (fault.kind != FaultKind::out_of_bounds || fault.object >= trace.objects.size() ||
        trace.objects[fault.object].argument < 0) {
        return;
    }
    const ObjectInfo& object = trace.objects[fault.object];
    std::uint64_t& farthest = reach[static_cast<std::size_t>(object.argument)];
    for (const Event event : events.first(events_told_of(trace.program, events))) {
        const std::int64_t begin = signed_distance(event_payload(event), object.base);
        const std::uint64_t extent = extent_of(trace.program.sites[event_site(event).index()]);
        farthest = begin < 0 ? farthest : std::max(farthest, static_cast<std::uint64_t>(begin) + extent);
    }
}

void reach_out(Reach& reach, const Trace& trace) {
    const std::span<const Event> events = trace.events.span();
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (is_fault(events[i])) {
            const std::span<const Event> rest = events.subspan(i + 1);
            const bool is_followed = !rest.empty() && !is_fault(rest.front());
            reach_out(reach, trace, fault_of(events[i]), is_followed ? rest : rest.first(0));
        }
    }
}

/// A part that cannot be read is told by whoever looks at it.
Reach reach_of(const Trace& trace) {
    Reach reach;
    LogWindow window(trace);
    for (std::size_t part = 0; part < window.count() && window.open(part); ++part) {
        reach_out(reach, window.trace());
    }
    return reach;
}

/// The size that holds it, in whole elements; none: that of now is to stay.
std::optional<std::uint64_t> grown_size(const KernelParameter& parameter, std::uint64_t size,
                                        std::uint64_t needed) {
    const std::uint64_t most = parameter.kind == ArgumentKind::buffer  ? most_buffer_bytes
                               : parameter.kind == ArgumentKind::local ? most_local_bytes
                                                                       : 0;
    const std::uint64_t element = std::max<std::uint64_t>(parameter.size_bytes, 1);
    const std::uint64_t whole = (needed + element - 1) / element * element;
    return needed >= size + size / 2 && whole > size && whole <= most ? std::optional(whole) : std::nullopt;
}

} // namespace

std::optional<SimFile> grown(const KernelSignature& kernel, const SimFile& sim,
                             const std::vector<bool>& may_grow, const Trace& trace) {
    std::optional<SimFile> larger;
    const std::size_t count = std::min({kernel.parameters.size(), sim.arguments.size(), may_grow.size()});
    for (const auto& [argument, needed] : reach_of(trace)) {
        if (argument >= count || !may_grow[argument]) {
            continue;
        }
        const auto size =
            grown_size(kernel.parameters[argument], sim.arguments[argument].size.value_or(0), needed);
        if (size) {
            larger = larger ? std::move(larger) : sim;
            larger->arguments[argument].size = size;
        }
    }
    return larger;
}

} // namespace lockstep
