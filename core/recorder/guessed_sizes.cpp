#include "core/recorder/guessed_sizes.h"

#include "core/kernel/sim/sim_change.h"
#include "core/kernel/sim/sim_guess.h"
#include "core/recorder/guess_growth.h"
#include "core/trace/guessed_launch.h"

#include <string>
#include <utility>

namespace lockstep {
namespace {

/// Limit for the number of growths. There can be several, because the values that a kernel reads can
/// determine which addresses it accesses next.
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
    options.log_taker = nullptr;
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
        return Error{.code = ErrorCode::cancelled}; // cancels only this recording, see change()
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
