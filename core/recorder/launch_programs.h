#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/capture_launch.h"
#include "core/run/driver/device.h"
#include "core/run/group_clock.h"
#include "core/run/plain_program.h"
#include "core/site/instrumenter.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace lockstep {

/// An instrumented kernel that is built for the device.
struct InstrumentedProgram {
    Instrumented instrumented;
    Prepared prepared;
    DeviceAnswers answers; ///< properties of the device for which the kernel was instrumented
    std::optional<Prepared> with_spill = {}; ///< see LaunchPrograms::with_spill()
};

/// The programs for the launches of a run on one device. Launches with the same source, kernel and options
/// share a program, because instrumenting and building take longer than most launches. If a run is recorded
/// several times with different sizes, one object is used for all recordings.
class LaunchPrograms {
public:
    /// `log` says whether plain programs need the output of the driver's compiler.
    LaunchPrograms(const Device& device, Instrumenter& instrumenter, std::uint32_t subgroup_width,
                   CompilerLog log, const ProgressSink& progress)
        : device_(device),
          instrumenter_(instrumenter),
          progress_(progress),
          log_(log),
          subgroup_width_(subgroup_width) {}

    /// Returns the instrumented program of a launch, with or without logging of values, and checks the launch
    /// against it. The program is valid as long as this object. Errors: those of the instrumenter and of
    /// prepare(); instrumented_build_failed; cancelled.
    Result<const InstrumentedProgram*> instrumented(const Launch& launch, bool values);
    /// Returns the program of a launch built with a spill area, for a log that may become longer than
    /// counted. instrumented() must have been called for the launch before. Errors: those of prepare().
    Result<Prepared> with_spill(const Launch& launch, bool values);
    /// Waits for the compilers that determine how the kernel is optimised (they started when the last program
    /// was made), and adds their results to this program. Must be called before times are measured, because
    /// the compilers slow down the machine. Errors: those of the instrumenter.
    Status know_optimised();
    /// Returns only the text of the instrumented program, for runs of the plain kernel only. Errors: those of
    /// the instrumenter; cancelled.
    Result<Instrumented> text(const Launch& launch);
    /// Returns the plain kernel, without instrumentation. Errors: those of build_plain().
    Result<PlainProgram> plain(const Launch& launch, const Instrumented& instrumented);
    /// Returns the plain kernel whose time is measured. It is the result of plain(), unless the driver may contract
    /// operations of the kernel: it then may, as in the user's own program. Errors: those of build_plain().
    Result<PlainProgram> timed(const Launch& launch, const Instrumented& instrumented);
    /// Returns the plain kernel with readings of the device's clock; nullopt if the device has no such clock.
    std::optional<ClockedProgram> clocked(const Launch& launch, const Instrumented& instrumented);

    [[nodiscard]] const Device& device() const { return device_; }

private:
    using Key = std::tuple<std::string, std::string, std::string, std::string, bool>;
    using GroupShape = std::array<std::uint64_t, 3>;
    [[nodiscard]] static Key key_of(const Launch& launch, bool values);
    [[nodiscard]] Result<InstrumentedProgram> make(const Launch& launch, bool values);
    [[nodiscard]] Error whose_fault(const Launch& launch, const Instrumented& instrumented, Error error);
    Result<PlainProgram> build(const Launch& launch, const Instrumented& instrumented, CompilerLog log,
                               Contraction contraction = Contraction::forbidden);
    [[nodiscard]] static Key key_of_plain(const Launch& launch, const Instrumented& instrumented);
    /// Returns the program with this key, and builds it if it is not known.
    Result<PlainProgram> known_or_built(std::map<Key, PlainProgram>& programs, const Launch& launch,
                                        const Instrumented& instrumented, CompilerLog log,
                                        Contraction contraction);
    [[nodiscard]] static Key key_of_source(const Launch& launch);
    [[nodiscard]] bool is_first_of_shape(const void* program, const Launch& launch);
    [[nodiscard]] bool report(Stage stage) const { return !progress_ || progress_({stage, 0, 0}); }

    const Device& device_;
    Instrumenter& instrumenter_;
    const ProgressSink& progress_;
    const CompilerLog log_;
    std::map<Key, InstrumentTarget> targets_; ///< by program; determining a target requires a build
    std::map<Key, InstrumentedProgram> instrumented_;
    /// The program whose optimisation is being determined by the compilers.
    InstrumentedProgram* compiled_ = nullptr;
    std::map<Key, PlainProgram> plain_;
    std::map<Key, PlainProgram> timed_; ///< the programs with contraction
    std::map<Key, std::optional<ClockedProgram>> clocked_;
    /// The combinations of program and group shape for which a driver has compiled.
    std::set<std::pair<const void*, GroupShape>> shapes_;
    std::uint32_t subgroup_width_;
};

} // namespace lockstep
