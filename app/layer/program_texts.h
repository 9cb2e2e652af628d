#pragma once

#include "app/layer/driver.h"

#include <filesystem>
#include <mutex>
#include <span>
#include <string>
#include <unordered_map>

namespace lockstep {

/// The source and options that a program was built from.
struct ProgramText {
    std::string source;
    std::string options;
    std::string problem; ///< why a launch file cannot represent the program; empty if it can
};

/// Returns build options in which the folders of -I are absolute, resolved relative to `folder`. If the
/// source includes files, appends `folder` itself, because drivers also search there. Options that
/// build_options_from() rejects are returned unchanged.
[[nodiscard]] std::string options_seen_from(const std::filesystem::path& folder, const std::string& options,
                                            const std::string& source);

/// Says why a launch file cannot contain these options; empty if it can.
[[nodiscard]] std::string options_problem(const std::string& options);

/// Records the sources and options with which programs were last built, with -I resolved relative to the
/// working directory at that time. Thread-safe.
class ProgramTexts {
public:
    explicit ProgramTexts(const Driver& driver) : driver_(driver) {}

    void built(cl_program program, const char* options);
    void compiled(cl_program program, const char* options, bool has_headers);
    void linked(cl_program program, const char* options, std::span<const cl_program> inputs);
    [[nodiscard]] ProgramText of(cl_program program) const;

private:
    [[nodiscard]] ProgramText text_of(cl_program program, const char* options) const;

    const Driver& driver_;
    mutable std::mutex mutex_;
    std::unordered_map<cl_program, ProgramText> programs_;
};

} // namespace lockstep
