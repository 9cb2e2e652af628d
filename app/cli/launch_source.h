#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/kernel/launch.h"
#include "core/recording/launch_form.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace lockstep {

/// Checks that none of these files exists. Errors: cannot_write_file.
Status are_new_files(const std::vector<std::filesystem::path>& files);
/// Returns the launch file that is saved next to a kernel file: "x.sim" for "x.cl".
[[nodiscard]] std::filesystem::path launch_file_of(std::filesystem::path kernel_file);

/// A changed source of a launch.
struct ChangedSource {
    std::string text; ///< the whole program
    /// The local argument whose size the host must change: its index, and its new size in bytes.
    std::optional<std::pair<std::uint32_t, std::uint64_t>> local_size = {};
    /// Other kernels that call a changed function. They no longer work.
    std::vector<std::string> other_kernels = {};
};

/// A launch of an experiment.
struct LaunchOfExperiment {
    const Experiment* experiment = nullptr;
    ParameterValues values;
    std::vector<Launch> launches; ///< of the whole run
    std::size_t launch = 0;
};
/// A launch that a file describes.
struct LaunchOfFile {
    LaunchForm form;
    std::filesystem::path folder; ///< of the kernel file or launch file, absolute
};

/// A launch whose source is at hand, so that a changed copy of it can be saved and run.
class LaunchSource {
public:
    /// Returns the source of a launch of the run. Errors: value_not_allowed for a recording of a kernel file or
    /// launch file, which does not contain the data of the arguments; those of making the launches.
    static Result<LaunchSource> of(const RunSpec& run, const Session& session, std::size_t launch,
                                   const ProgressSink& progress);

    [[nodiscard]] const KernelSource& source() const { return source_; }
    /// Returns the build options. Folders in them are absolute.
    [[nodiscard]] const std::string& options() const { return options_; }

    /// Saves the changed source as a new file, and the launch next to it, with the ending .sim. Errors:
    /// cannot_write_file, also for an existing file.
    [[nodiscard]] Status write(const ChangedSource& changed, const std::filesystem::path& path) const;
    /// Returns the files and folders that the saved launch needs in addition to its own folder.
    [[nodiscard]] std::vector<std::string> readable() const;
    /// Returns the run of the whole experiment with the changed source, if the launch is one of several, or if the
    /// host computes the result. nullopt if the saved launch is the whole run, or if the host must change.
    [[nodiscard]] std::optional<RunSpec> whole_run(const ChangedSource& changed) const;
    /// Whether a run of the saved launch has the result of the CPU reference; nullopt if there is no reference
    /// for this launch alone.
    [[nodiscard]] std::optional<bool> equals_reference(const Recording& changed) const;

private:
    static Result<LaunchSource> of_experiment(const Recording& recording, std::size_t launch);
    static Result<LaunchSource> of_file(const RunSpec& run, const Trace& trace, const ProgressSink& progress);
    [[nodiscard]] Status write_file(const LaunchOfFile& of, const ChangedSource& changed,
                                    const std::filesystem::path& path) const;

    KernelSource source_;
    std::string options_;
    std::variant<LaunchOfExperiment, LaunchOfFile> launch_;
};

} // namespace lockstep
