#pragma once

#include "app/layer/captured_argument.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// A launch as it goes into files.
struct CapturedLaunch {
    std::string kernel;
    std::uint64_t number = 0; ///< among the kernel's launches, from 1
    std::string source;
    std::string options;
    NdRange range;
    std::vector<std::string> remarks; ///< lines of comment
    std::vector<CapturedArgument> arguments;
};

/// The files of one launch. Nothing that is there is written over: a name that is taken gets a number.
///
///     saxpy-1.cl                the source
///     saxpy-1.x.bin             what a buffer held before the launch
///     saxpy-1.sim               all of it, once the rest is there
///     saxpy-1.y.after.bin       what a buffer held after it, where the kernel may write it
class LaunchFiles {
public:
    /// Finds a free name, which is taken with that. Throws a Refusal where the folder cannot be written.
    LaunchFiles(const std::filesystem::path& folder, const CapturedLaunch& launch);

    /// Throws a Refusal, and takes away what it has begun.
    void write_before(CapturedLaunch& launch) const;
    /// Throws a Refusal.
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
