#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_file.h"
#include "core/site/instrumented.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace lockstep {

/// A kernel that was instrumented for the device of a packed run. Its program includes the results of the
/// compilers (Program::optimised).
struct PackedKernel {
    std::string name;
    Instrumented instrumented;
};

/// A program, with all answers of the instrumenter that a recording of its kernels needs.
struct PackedProgram {
    std::string file; ///< file name for display
    std::string text; ///< the original source
    std::string options;
    /// The names that the source tests with #if and #ifdef (see Instrumenter::tested_names()).
    std::set<std::string> names;
    InstrumentTarget target; ///< the device properties for which the kernels were instrumented
    /// The source with the contents of included files (see Instrumenter::with_includes()). Empty if the source
    /// has neither #include nor #if.
    std::string whole_text;
    std::vector<PackedKernel> kernels;
};

/// A launch whose sizes were guessed and may change during the recording (see core/recorder/guessed_sizes.h).
struct PackedGuess {
    SimFile sim; ///< names no file of the machine that packed the run
    KernelSignature kernel;
    std::map<std::string, std::string> settings; ///< the settings of the user (see with_settings())
};

/// Limits for the launches of a packed run: their number, and the bytes of their sources together, because each has
/// its own copy.
inline constexpr std::size_t most_packed_launches = 4096;
inline constexpr std::size_t most_source_bytes = std::size_t{256} << 20;

/// A run that can be recorded on another machine, without Clang and without any other file: the contents of a
/// .lkp file. It contains everything that the instrumenter answers during a recording.
struct PackedRun {
    std::string program_version; ///< version of Lockstep that packed the run
    std::string what;            ///< as in the recording
    bool is_experiment = false;
    /// Whether the result of an experiment that is wrong on purpose is checked too.
    bool checks_broken = false;
    std::map<std::string, std::string> parameters; ///< as in the recording
    std::vector<std::string> held_files;           ///< as in the recording. Nothing reads these paths
    std::string device;                            ///< name of the device for which the run was packed
    std::optional<PackedGuess> guess;              ///< only if the sizes of the launch were guessed
    bool time_plain = true;
    std::optional<bool> values;
    std::uint64_t turn_budget = 0;
    std::uint64_t groups = 0; ///< log only the first `groups` groups of each launch; 0: all
    std::uint32_t subgroup_width = 32;
    std::vector<PackedProgram> programs;
    /// The launches. Each has the text and the options of one of the programs, and no folder.
    std::vector<Launch> launches;
    /// Expected contents of buffers and images after the launch, by name (see core/recorder/kept_results.h).
    std::map<std::string, std::vector<std::byte>> kept_results;
};

/// Returns the program of a launch; null if the run does not contain it.
[[nodiscard]] const PackedProgram* program_of(const PackedRun& run, const std::string& text,
                                              const std::string& options);

/// Returns the kernel with this name; null if the program does not contain it.
[[nodiscard]] const PackedKernel* kernel_of(const PackedProgram& program, const std::string& name);

/// Returns the name of the invalid part of a packed run: "description", "programs", "launches" or "guess".
/// Returns nullopt if the run is valid: each launch has its kernel, with arguments of the right kinds, and all sizes
/// are possible.
[[nodiscard]] std::optional<std::string> find_flaw(const PackedRun& run);

/// Returns the memory in bytes that the contents of all arguments need.
[[nodiscard]] std::uint64_t argument_bytes(const PackedRun& run);

/// Returns the limit for argument_bytes(): a quarter of the machine's memory, because inputs, device buffers
/// and results are separate copies.
[[nodiscard]] std::uint64_t most_argument_bytes();

} // namespace lockstep
