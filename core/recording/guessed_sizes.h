#pragma once

#include "core/kernel/sim_file.h"
#include "core/recording/launch_form.h"
#include "core/recording/plain_watch.h"

#include <optional>
#include <vector>

namespace lockstep {

/// The sizes of a launch that nobody said. They are changed until its log fits the memory budget and its kernel stays in
/// its arguments, or until nothing can be changed; what somebody gave as a setting stays.
///
///     record -> log too large                    -> halved -> record
///            -> the kernel reaches far behind    -> grown  -> record, a few times
///            -> as it should be                  -> its plain kernels run
class GuessedSizes final : public PlainWatch {
public:
    /// `form`, whose sizes change, and `run` must outlive this.
    GuessedSizes(LaunchForm& form, const RunSpec& run);

    /// Those of the run, to record it with the sizes of now. No part of a log is handed on: it could not be taken back.
    [[nodiscard]] RecordOptions options();
    /// Adds what was changed to the recording's parameters (core/trace/guessed_launch.h).
    void describe(ParameterValues& parameters) const;
    /// True: the sizes were changed, and the launch is to be recorded again.
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
    std::vector<bool> may_grow_;    ///< by argument
    std::optional<SimFile> larger_; ///< of the last recording, which was ended
    int halvings_ = 0;
    int growths_ = 0;
};

} // namespace lockstep
