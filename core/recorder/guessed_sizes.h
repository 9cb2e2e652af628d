#pragma once

#include "core/kernel/sim/sim_file.h"
#include "core/recording/launch_form.h"
#include "core/recorder/plain_watch.h"

#include <optional>
#include <vector>

namespace lockstep {

/// The sizes of a guessed launch. They are changed until its log fits the memory budget and its kernel stays
/// within its arguments, or until nothing more can be changed. Sizes given by a setting are kept.
///
///     record -> log too large                      -> halved     -> record
///            -> the kernel reaches far beyond      -> grown      -> record, a few times
///            -> another error after it has grown   -> as before  -> record: findings are worth more than growth
///            -> fits                               -> its plain kernels run
class GuessedSizes final : public PlainWatch {
public:
    /// `form`: a guessed launch; it receives the changed sizes. `form` and `run` must outlive this object.
    GuessedSizes(LaunchForm& form, const RunSpec& run);

    /// The run's options for recording it with the current sizes. No part of a log is handed on, because it
    /// could not be withdrawn.
    [[nodiscard]] RecordOptions options();
    /// Adds what was changed to the recording's parameters (core/trace/guessed_launch.h).
    void describe(ParameterValues& parameters) const;
    /// Takes the outcome of a recording. Returns true if the sizes were changed and the launch must be
    /// recorded again.
    [[nodiscard]] bool change(const Result<Recording>& recording);

    Status captured(Recording& recording) override;
    void begins(std::size_t launch, std::chrono::milliseconds limit) override;
    Status ran(std::size_t launch, const LaunchFacts& facts) override;
    Status clocked(std::size_t launch, const LaunchFacts& facts) override;

private:
    LaunchForm& form_;
    const RunSpec& run_;
    PlainWatch* watch_; ///< set by the run; null: none
    bool may_halve_;
    std::vector<bool> may_grow_;     ///< by argument
    std::optional<SimFile> larger_;  ///< sizes that the last, cancelled recording needs
    std::optional<SimFile> smaller_; ///< before it grew; none if it did not, or if it has been recorded since
    int halvings_ = 0;
    int growths_ = 0;
};

} // namespace lockstep
