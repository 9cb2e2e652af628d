#pragma once

#include "core/kernel/sim_file.h"
#include "core/recording/launch_form.h"
#include "core/recording/plain_watch.h"

#include <optional>
#include <vector>

namespace lockstep {

/// The sizes of a guessed launch. They are changed until its log fits the memory budget and its kernel stays in its
/// arguments, or until nothing can be changed. Sizes that a setting gives stay.
///
///     record -> log too large                      -> halved     -> record
///            -> the kernel reaches far beyond      -> grown      -> record, a few times
///            -> another error after it has grown   -> as before  -> record: findings are worth more than growth
///            -> as it should be                    -> its plain kernels run
class GuessedSizes final : public PlainWatch {
public:
    /// `form`, of a guessed launch, gets the changed sizes. It and `run` must outlive this.
    GuessedSizes(LaunchForm& form, const RunSpec& run);

    /// The run's options for recording it with the current sizes. No part of a log is handed on, since it could not be
    /// taken back.
    [[nodiscard]] RecordOptions options();
    /// Adds what was changed to the recording's parameters (core/trace/guessed_launch.h).
    void describe(ParameterValues& parameters) const;
    /// Takes the outcome of a recording. True: the sizes were changed, record the launch again.
    [[nodiscard]] bool change(const Result<Recording>& recording);

    Status captured(Recording& recording) override;
    void begins(std::size_t launch, std::chrono::milliseconds limit) override;
    Status ran(std::size_t launch, const LaunchFacts& facts) override;
    Status clocked(std::size_t launch, const LaunchFacts& facts) override;

private:
    LaunchForm& form_;
    const RunSpec& run_;
    PlainWatch* watch_; ///< the run's own; null: none
    bool may_halve_;
    std::vector<bool> may_grow_;     ///< by argument
    std::optional<SimFile> larger_;  ///< what the last recording asks for, which was ended
    std::optional<SimFile> smaller_; ///< before it grew; none: it did not, or was recorded since
    int halvings_ = 0;
    int growths_ = 0;
};

} // namespace lockstep
