#pragma once

#include "core/kernel/sim/sim_file.h"
#include "core/recorder/plain_watch.h"
#include "core/recording/launch_form.h"
#include "core/recording/run_spec.h"

#include <optional>
#include <vector>

namespace lockstep {

/// Adjusts the sizes of a guessed launch until its log fits the memory budget and its kernel stays within its
/// arguments, or until nothing more can be changed. Sizes that the user set are kept.
///
///     record -> log too large                      -> halved     -> record
///            -> the kernel reaches far beyond      -> grown      -> record, a few times
///            -> another error after it has grown   -> as before  -> record: findings with these sizes
///            -> fits                               -> its plain kernels run
class GuessedSizes final : public PlainWatch {
public:
    /// Changes the sizes in `form`, which describes the guessed launch. `form` and `run` must outlive this
    /// object.
    GuessedSizes(LaunchForm& form, const RunSpec& run);

    /// Returns the options for recording the run with the current sizes. With these options, no part of the
    /// log leaves this object before the recording is complete, because the part could not be withdrawn if
    /// the sizes change.
    [[nodiscard]] RecordOptions options();
    /// Adds a description of the changes to the parameters of the recording (core/trace/guessed_launch.h).
    void describe(ParameterValues& parameters) const;
    /// Evaluates the result of a recording. Returns true if the sizes were changed and the launch must be
    /// recorded again.
    [[nodiscard]] bool change(const Result<Recording>& recording);

    Status captured(Recording& recording) override;
    void begins(std::size_t launch, std::chrono::milliseconds limit) override;
    Status ran(std::size_t launch, const LaunchFacts& facts) override;
    Status clocked(std::size_t launch, const LaunchFacts& facts) override;

private:
    LaunchForm& form_;
    const RunSpec& run_;
    PlainWatch* watch_; ///< the watch in the run's options; may be null
    bool may_halve_;
    std::vector<bool> may_grow_; ///< one entry per argument
    /// The sizes that the last recording would have needed; that recording was cancelled.
    std::optional<SimFile> larger_;
    /// The sizes before the last increase. Empty if no size was increased, or if a recording with the
    /// increased sizes was successful.
    std::optional<SimFile> smaller_;
    int halvings_ = 0;
    int growths_ = 0;
};

} // namespace lockstep
