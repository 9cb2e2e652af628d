#include "core/recorder/guessed_sizes.h"

#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim/sim_change.h"
#include "core/kernel/sim/sim_guess.h"
#include "core/session/log_window.h"
#include "core/trace/guessed_launch.h"
#include "core/trace/told_outside.h"
#include "core/trace/trace.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>

namespace lockstep {
namespace {

/// Limits for all buffers together and for all local arguments together. Every device that supports the full
/// profile has this much memory.
constexpr std::uint64_t most_buffer_bytes = std::uint64_t{1} << 27;
constexpr std::uint64_t most_local_bytes = std::uint64_t{1} << 15;

/// For each argument (by index), the end of its farthest out-of-bounds access, as an offset in bytes.
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

/// Returns the size, in whole elements, that covers the farthest access; nullopt if the argument keeps its
/// size.
std::optional<std::uint64_t> grown_size(const KernelParameter& parameter, std::uint64_t size,
                                        std::uint64_t needed) {
    const std::uint64_t most = most_bytes(parameter.kind);
    const std::uint64_t element = std::max<std::uint64_t>(parameter.size_bytes, 1);
    const std::uint64_t whole = (needed + element - 1) / element * element;
    return needed >= size + size / 2 && whole > size && whole <= most ? std::optional(whole) : std::nullopt;
}

/// Returns whether the total size of all arguments of this kind is within its limit.
bool fit(const KernelSignature& kernel, const SimFile& sim, ArgumentKind kind) {
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < std::min(kernel.parameters.size(), sim.arguments.size()); ++i) {
        bytes += kernel.parameters[i].kind == kind ? sim.arguments[i].size.value_or(0) : 0;
    }
    return bytes <= most_bytes(kind);
}

/// Returns the guessed launch with larger sizes if the recording shows that its kernel needs them; nullopt if
/// no size changes. `may_grow` has one entry per argument, which is true if the argument's size was guessed
/// and may change. A buffer or local argument grows to the end of the farthest out-of-bounds access if this
/// access is beyond the end of the argument by at least half its size. In this case, the guess was wrong,
/// because an off-by-one error does not reach that far. A smaller excess is reported as a finding. All
/// buffers together grow to at most 128 MiB, all local arguments to 32 KiB.
///
///     guessed      |---------|
///     accessed     |-----------x             one too far      a finding
///     accessed     |------------------x      grows to here
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

/// Maximum number of times that the sizes are increased. One increase may not be enough, because the values
/// that a kernel reads can determine which addresses it accesses next.
constexpr int most_growths = 4;

} // namespace

GuessedSizes::GuessedSizes(LaunchForm& form, const RunSpec& run)
    : form_(form),
      run_(run),
      watch_(run.options.plain_watch),
      may_halve_(!run.parameters.contains(global_setting)) {
    for (const KernelParameter& parameter : form.kernel.parameters) {
        const bool can_be_set =
            !parameter.name.empty() && parameter.name != global_setting && parameter.name != local_setting;
        may_grow_.push_back(can_be_set && !run.parameters.contains(parameter.name));
    }
}

RecordOptions GuessedSizes::options() {
    RecordOptions options = run_.options;
    options.part_receiver = nullptr;
    options.plain_watch = this;
    return options;
}

void GuessedSizes::describe(ParameterValues& parameters) const {
    if (halvings_ > 0) {
        parameters[halvings_parameter] = std::to_string(halvings_);
    }
    const std::vector<SimArgument> guessed = guessed_arguments(form_.kernel, form_.sim.range);
    for (std::size_t i = 0; growths_ > 0 && i < guessed.size(); ++i) {
        if (may_grow_[i] && form_.sim.arguments[i].size != guessed[i].size) {
            std::string& said = parameters[growths_parameter];
            said += (said.empty() ? "" : ",") + form_.kernel.parameters[i].name + "=" +
                    std::to_string(form_.sim.arguments[i].size.value_or(0));
        }
    }
}

bool GuessedSizes::change(const Result<Recording>& recording) {
    if (recording) {
        return false;
    }
    const ErrorCode code = recording.error().code;
    std::optional<SimFile> other = std::exchange(larger_, {});
    if (other) {
        ++growths_;
        smaller_ = form_.sim;
    } else if (code == ErrorCode::log_too_large && may_halve_) {
        other = halved(form_.kernel, form_.sim);
        halvings_ += other ? 1 : 0;
    }
    if (!other && code != ErrorCode::cancelled) {
        other = std::exchange(smaller_, {});
        growths_ = other ? most_growths : growths_;
    }
    if (!other) {
        return false;
    }
    form_.sim = std::move(*other);
    return true;
}

Status GuessedSizes::captured(Recording& recording) {
    smaller_.reset();
    if (growths_ < most_growths && !recording.launches.empty()) {
        larger_ = grown(form_.kernel, form_.sim, may_grow_, recording.launches[0]);
    }
    if (larger_) {
        // Cancels only the current recording; change() then enlarges the sizes.
        return Error{.code = ErrorCode::cancelled};
    }
    return watch_ != nullptr ? watch_->captured(recording) : Status();
}

void GuessedSizes::begins(std::size_t launch, std::chrono::milliseconds limit) {
    if (watch_ != nullptr) {
        watch_->begins(launch, limit);
    }
}

Status GuessedSizes::ran(std::size_t launch, const LaunchFacts& facts) {
    return watch_ != nullptr ? watch_->ran(launch, facts) : Status();
}

Status GuessedSizes::clocked(std::size_t launch, const LaunchFacts& facts) {
    return watch_ != nullptr ? watch_->clocked(launch, facts) : Status();
}

} // namespace lockstep
