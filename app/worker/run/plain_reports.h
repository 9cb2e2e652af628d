#pragma once

#include "core/base/progress.h"
#include "core/recording/plain_watch.h"

#include <cstdint>
#include <filesystem>
#include <utility>
#include <vector>

namespace lockstep {

/// Tells the client what plain kernels do while they do it, so that the client has everything if one of them ends this
/// process, or never ends.
class PlainReports : public PlainWatch {
public:
    /// `out`: where the recording goes; empty: there is none, and only times are taken.
    PlainReports(std::filesystem::path out, const ProgressSink& progress)
        : out_(std::move(out)), progress_(progress) {}

    /// Writes the recording to its file, and frees its logs.
    Status captured(Recording& recording) override;
    void begins(std::size_t launch, std::chrono::milliseconds limit) override;
    Status ran(std::size_t launch, const LaunchFacts& facts) override;
    Status clocked(std::size_t launch, const LaunchFacts& facts) override;

    /// Where the parts of the captured logs end, see Recorded.
    [[nodiscard]] const std::vector<std::vector<std::uint64_t>>& part_ends() const { return part_ends_; }

private:
    [[nodiscard]] std::filesystem::path folder() const { return out_.parent_path(); }

    std::filesystem::path out_;
    std::vector<std::vector<std::uint64_t>> part_ends_;
    const ProgressSink& progress_;
};

} // namespace lockstep
