#pragma once

#include "core/experiments/experiment.h"
#include "core/recording/launch_form.h"
#include "core/recording/run_spec.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// A parameter that a sweep can vary.
struct SweepParameter {
    std::string name;
    ParameterRole role = ParameterRole::question;
    /// Returns the values to try if the user specifies none: the usual ones, up to `most`.
    std::function<std::vector<std::string>(std::uint64_t most)> usual_values;
    std::string allowed = {}; ///< describes the allowed values
    /// Converts a value to the form that is stored and compared; empty: values stay as they are.
    std::function<std::string(const std::string&)> plain = {};
};

/// The subject of a sweep, which runs it repeatedly: an experiment, or the user's own kernel.
struct SweepSubject {
    std::string id;                         ///< id of the experiment, or path of the launch or kernel file
    std::string name;                       ///< id of the experiment, or name of the file
    std::vector<SweepParameter> parameters; ///< the first one is varied by default
    RunKind kind = RunKind::experiment;
    /// Returns the completed run with these values of the varied parameters. Errors: unknown_parameter,
    /// value_not_allowed.
    std::function<Result<RunSpec>(RunSpec run, const ParameterValues& varied)> run_with;
    /// Returns all parameters of a completed run, as reports show them.
    std::function<ParameterValues(const RunSpec& run, const ParameterValues& varied)> described;
    /// Returns the work of a run; if empty, it is the number of work-items.
    std::function<Work(const RunSpec&)> work = {};
};

/// Prefix of the names of macros: "D.TILE".
inline constexpr std::string_view swept_macro_prefix = "D.";
/// Parameter names for the work-group size in a single dimension.
inline constexpr std::string_view swept_group_sides[] = {"local.x", "local.y", "local.z"};
/// The value of a macro that is not defined.
inline constexpr std::string_view undefined_macro = "undefined";

[[nodiscard]] SweepSubject swept_experiment(const Experiment& experiment);

/// Returns the sweep subject for the user's own kernel, with these parameters:
///
///     local                  the work-group size in all dimensions: "64", "8x8"
///     local.x, .y, .z        its size in one dimension
///     D.NAME                 the value of a macro; "undefined" for none
///     NAME                   a scalar argument, or the size of a buffer in bytes
///     global                 the global size
///
/// Other values of `local` and of macros should compute the same results; other arguments and global sizes
/// and global sizes mean different work. A macro can be varied even if it is not in the list. `form`
/// describes the launch of `run`.
[[nodiscard]] SweepSubject swept_kernel(const LaunchForm& form, const RunSpec& run);

/// Defines the macro of this parameter ("D.TILE") in the build options of a run, or undefines it.
void set_swept_macro(RunSpec& run, const std::string& parameter, const std::string& value);

/// Returns the launch with these values of varied parameters. A macro that is set replaces the options of the
/// launch for it. Errors: value_not_allowed; those of with_settings().
[[nodiscard]] Result<SimFile> with_swept(const KernelSignature& kernel, SimFile launch,
                                         const ParameterValues& values);

/// Returns the role of a parameter of the subject.
[[nodiscard]] ParameterRole role_of(const SweepSubject& subject, const std::string& parameter);

} // namespace lockstep
