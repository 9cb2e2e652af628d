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

/// An instrumented kernel, built for the device.
struct InstrumentedProgram {
    Instrumented instrumented;
    Prepared prepared;
    DeviceAnswers answers;                   ///< for which it was instrumented
    std::optional<Prepared> with_spill = {}; ///< see LaunchPrograms::with_spill()
};

/// The programs of a run's launches on one device. Launches of the same source, kernel and options share one,
/// because instrumenting and building take longer than most launches. If a run is recorded several times with
/// other sizes, one object serves all recordings.
class LaunchPrograms {
public:
    /// `log`: for plain programs.
    LaunchPrograms(const Device& device, Instrumenter& instrumenter, std::uint32_t subgroup_width,
                   CompilerLog log, const ProgressSink& progress)
        : device_(device),
          instrumenter_(instrumenter),
          progress_(progress),
          log_(log),
          subgroup_width_(subgroup_width) {}

    /// The launch's instrumented program, with or without the logging of values; it lives as long as this
    /// object. Checks the launch against it. Errors: those of the instrumenter and of prepare();
    /// instrumented_build_failed; cancelled.
    Result<const InstrumentedProgram*> instrumented(const Launch& launch, bool values);
    /// The same program, for a log that becomes longer than counted. The program must have been made before.
    /// Errors: those of prepare().
    Result<Prepared> with_spill(const Launch& launch, bool values);
    /// Waits until the compilers for hardware have processed the program that was made last, and adds their
    /// results to it. They start when it is made; a time measured before they finish is too long. Errors:
    /// those of the instrumenter.
    Status know_optimised();
    /// Only the text of the instrumented program, for when only the plain kernel is built. Errors: those of
    /// the instrumenter; cancelled.
    Result<Instrumented> text(const Launch& launch) const;
    /// The kernel as its author wrote it. Errors: those of build_plain().
    Result<PlainProgram> plain(const Launch& launch, const Instrumented& instrumented);
    /// The same kernel with readings of the device's clock; none if it has no such clock.
    std::optional<ClockedProgram> clocked(const Launch& launch, const Instrumented& instrumented);

    [[nodiscard]] const Device& device() const { return device_; }

private:
    using Key = std::tuple<std::string, std::string, std::string, std::string, bool>;
    using GroupShape = std::array<std::uint64_t, 3>;
    [[nodiscard]] static Key key_of(const Launch& launch, bool values);
    [[nodiscard]] Result<InstrumentTarget> target(const Launch& launch) const;
    [[nodiscard]] Result<InstrumentedProgram> make(const Launch& launch, bool values) const;
    [[nodiscard]] Error whose_fault(const Launch& launch, const Instrumented& instrumented,
                                    Error error) const;
    [[nodiscard]] bool is_first_of_shape(const void* program, const Launch& launch);
    [[nodiscard]] bool report(Stage stage) const { return !progress_ || progress_({stage, 0, 0}); }

    const Device& device_;
    Instrumenter& instrumenter_;
    const ProgressSink& progress_;
    const CompilerLog log_;
    std::map<Key, InstrumentedProgram> instrumented_;
    InstrumentedProgram* compiled_ = nullptr; ///< the program that compilers are processing
    std::map<Key, PlainProgram> plain_;
    std::map<Key, std::optional<ClockedProgram>> clocked_;
    std::set<std::pair<const void*, GroupShape>> shapes_; ///< the shapes for which programs were compiled
    std::uint32_t subgroup_width_;
};

} // namespace lockstep
