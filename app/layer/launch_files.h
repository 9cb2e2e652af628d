#pragma once

#include "app/layer/captured_argument.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// A captured launch, ready to be written to files.
struct CapturedLaunch {
    std::string kernel;
    std::uint64_t number = 0; ///< index among the launches of the same kernel, from 1
    std::string source;
    std::string options;
    NdRange range;
    std::vector<std::string> remarks; ///< written as comments to the launch file
    std::vector<CapturedArgument> arguments;
};

/// The files of one launch. Existing files are never overwritten: if a name is taken, a number is added to
/// it.
///
///     saxpy-1.cl                the source
///     saxpy-1.x.bin             contents of a buffer before the launch
///     saxpy-1.sim               the launch file, written last
///     saxpy-1.y.after.bin       contents of a buffer after the launch, if the kernel may write to it
class LaunchFiles {
public:
    /// Finds and reserves a free name. Throws a Refusal if the folder is not writable.
    LaunchFiles(const std::filesystem::path& folder, const CapturedLaunch& launch);

    /// Writes the source, the launch file and the contents before the launch. Throws a Refusal on failure,
    /// after removing partial files.
    void write_before(CapturedLaunch& launch) const;
    /// Writes the contents after the launch. Throws a Refusal on failure.
    void write_after(const CapturedLaunch& launch) const;
    [[nodiscard]] std::filesystem::path sim() const { return file(".sim"); }

private:
    [[nodiscard]] std::filesystem::path file(const std::string& ending) const;
    [[nodiscard]] bool is_used(const CapturedLaunch& launch) const;
    void fill(CapturedArgument& argument) const;
    void write_all(CapturedLaunch& launch) const;

    std::filesystem::path folder_;
    std::string name_;
};

} // namespace lockstep
