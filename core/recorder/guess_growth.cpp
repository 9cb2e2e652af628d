#include "core/recorder/guess_growth.h"

#include "core/session/log_window.h"
#include "core/trace/told_outside.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>

namespace lockstep {
namespace {

/// Limits for all buffers together and for all local arguments together. Every device that supports the full
/// profile has this much memory.
constexpr std::uint64_t most_buffer_bytes = std::uint64_t{1} << 27;
constexpr std::uint64_t most_local_bytes = std::uint64_t{1} << 15;

/// Offset in bytes of the end of the farthest out-of-bounds access, by argument index.
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

/// Finds the farthest out-of-bounds accesses. If a part of the log cannot be read, only the parts before it
/// are used; the analysis reports the error.
Reach reach_of(const Trace& trace) {
    Reach reach;
    LogWindow window(trace);
    for (std::size_t part = 0; part < window.count() && window.open(part); ++part) {
        reach_out(reach, window.trace());
    }
    return reach;
}

std::uint64_t most_bytes(ArgumentKind kind) {
    return kind == ArgumentKind::buffer  ? most_buffer_bytes
           : kind == ArgumentKind::local ? most_local_bytes
                                         : 0;
}

/// Returns the size, in whole elements, that covers the farthest access; nothing if the current size is kept.
std::optional<std::uint64_t> grown_size(const KernelParameter& parameter, std::uint64_t size,
                                        std::uint64_t needed) {
    const std::uint64_t most = most_bytes(parameter.kind);
    const std::uint64_t element = std::max<std::uint64_t>(parameter.size_bytes, 1);
    const std::uint64_t whole = (needed + element - 1) / element * element;
    return needed >= size + size / 2 && whole > size && whole <= most ? std::optional(whole) : std::nullopt;
}

/// Whether all arguments of a kind together are within the limit.
bool fit(const KernelSignature& kernel, const SimFile& sim, ArgumentKind kind) {
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < std::min(kernel.parameters.size(), sim.arguments.size()); ++i) {
        bytes += kernel.parameters[i].kind == kind ? sim.arguments[i].size.value_or(0) : 0;
    }
    return bytes <= most_bytes(kind);
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
    const bool fits =
        larger && fit(kernel, *larger, ArgumentKind::buffer) && fit(kernel, *larger, ArgumentKind::local);
    return fits ? std::move(larger) : std::nullopt;
}

} // namespace lockstep
