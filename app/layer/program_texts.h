#pragma once

#include "app/layer/driver.h"

#include <filesystem>
#include <mutex>
#include <span>
#include <string>
#include <unordered_map>

namespace lockstep {

/// What a program was built of.
struct ProgramText {
    std::string source;
    std::string options;
    std::string problem; ///< why a launch file cannot say it; empty: it can
};

/// Build options with the folders of -I as they are seen from `folder`, and with `folder` as the last one of a
/// source that includes files: drivers look there too. Those that build_options_from() refuses stay as they are.
[[nodiscard]] std::string options_seen_from(const std::filesystem::path& folder, const std::string& options,
                                            const std::string& source);

/// Why a launch file cannot contain these options; empty if it can.
[[nodiscard]] std::string options_problem(const std::string& options);

/// Programs as they were built last, each with the folder in which the program stood then. All may be called from
/// any thread.
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
