#pragma once

#include "core/analysis/findings/finding.h"
#include "core/base/result.h"
#include "core/facts/timing.h"
#include "core/kernel/launch.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

enum class ParameterKind : std::uint8_t { number, word, shape, file, numbers };

/// Specifies how changing a parameter affects a run, and whether the times before and after the change can be
/// compared.
enum class ParameterRole : std::uint8_t {
    /// A different problem: other data, or another amount of work per element, so times cannot be compared.
    question,
    amount, ///< a different number of elements of the same problem
    choice  ///< another way to compute the same result, so times can be compared
};

/// A parameter of an experiment: an integer in a range, one of several words, the shape of a work-group
/// ("64x4"; "64" means 64x1), a file ("" selects a default if there is one), or a list of numbers ("3 1 4 1"; ""
/// if there is none, see own_input.h).
struct ParameterInfo {
    std::string name;
    std::string default_value;
    std::int64_t least = 0; ///< smallest number, or smallest number of work-items of a shape
    std::int64_t most = 0;  ///< largest number, or largest number of work-items of a shape
    bool power_of_two = false;
    std::vector<std::string> choices; ///< the allowed words if the parameter is a word
    bool is_shape = false;
    bool is_file = false;
    bool is_numbers = false;
    ParameterRole role = ParameterRole::question;
    [[nodiscard]] ParameterKind kind() const;
    [[nodiscard]] bool is_number() const { return kind() == ParameterKind::number; }
};

using ParameterValues = std::map<std::string, std::string>;

/// Buffers that the launches of a run share (Argument::shared); the key is the name.
using SharedBuffers = std::map<std::string, std::vector<std::byte>>;

/// Work of the host program between or after launches, which reads and writes the shared buffers of the run.
struct HostCode {
    /// Name of this host code: "finish_reduction". app/words contains a sentence that describes it.
    std::string id;
    std::size_t after_launch = 0; ///< index of the launch in the run
    /// Names of the shared buffers that are copied from the device before the work.
    std::vector<std::string> reads;
    /// Names of the shared buffers that are copied to the device after the work.
    std::vector<std::string> writes;
    /// Receives the buffers in `reads` and `writes`, and changes those in `writes`. Returns the host's own
    /// result (a few bytes), which is stored in the recording for the check.
    std::function<std::vector<std::byte>(SharedBuffers&)> work;
};

/// The amount of work of a run. It is used to compare only times for equal work.
struct Work {
    std::uint64_t elements = 1; ///< number of input elements
    /// Number of results that must still be combined: groups - 1 if each group returns one value.
    std::uint64_t left = 0;
    /// Returns the number of elements whose processing is complete; at least 1.
    [[nodiscard]] std::uint64_t done() const { return elements > left ? elements - left : 1; }
    friend bool operator==(const Work&, const Work&) = default;
};

/// A kernel that is part of Lockstep, with its parameters, host code, inputs and CPU reference.
struct Experiment {
    std::string id;          ///< unique name: "reduction/interleaved"
    std::string kernel_file; ///< path relative to kernels/: "reduction.cl"
    std::string kernel;      ///< the kernel function that the window shows first
    /// For experiments marked with ! in core/README.md, which are wrong on purpose: the finding that they
    /// must cause.
    std::optional<FindingKind> expected_finding;
    std::vector<ParameterInfo> parameters;
    /// Makes the launches in execution order. The parameter values must be complete and checked. `source` is
    /// the content of kernel_file.
    std::function<Result<std::vector<Launch>>(const ParameterValues&, const KernelSource&)> launches;
    /// Returns the work of the host between and after the launches; optional.
    std::function<std::vector<HostCode>(const ParameterValues&)> host_code;
    /// Returns how the plain kernels of all launches run concurrently in an additional run, which measures
    /// when each one executes; optional. Such launches share no buffers.
    std::function<ConcurrencyPlan(const ParameterValues&)> concurrency;
    /// Returns the work of a run with these values. By default, all elements of the parameter "size" are
    /// processed completely.
    std::function<Work(const ParameterValues&)> work;
    /// Compares the results of the launches and of the host code with the CPU reference. Not called for an
    /// experiment with an expected finding.
    std::function<bool(const ParameterValues&, const std::vector<Launch>&, const Recording&)> check;

    [[nodiscard]] bool is_broken() const { return expected_finding.has_value(); }
};

/// The width and height of a work-group in work-items.
struct Shape {
    std::int64_t width = 1;
    std::int64_t height = 1;
    friend bool operator==(const Shape&, const Shape&) = default;
};

/// Parses "64x4" or "64". Returns nothing for other strings, or if a side is 0.
[[nodiscard]] std::optional<Shape> shape_from(const std::string& text);

/// Whether the value is allowed for the parameter. Every file name is allowed, because reading the file
/// reports errors.
[[nodiscard]] bool is_allowed(const ParameterInfo& parameter, const std::string& value);

/// Describes the allowed values: "1..16777216", "32, 64, 128", "sum, max, min", "XxY, X*Y = 1..1024", "N N N
/// ...".
[[nodiscard]] std::string allowed_values(const ParameterInfo& parameter);

/// Returns the value in the form that is stored and compared: "64K" becomes "65536". Values that are not
/// allowed are returned unchanged.
[[nodiscard]] std::string plain_value(const ParameterInfo& parameter, const std::string& value);

/// Returns the given values plus the defaults of the missing ones, checked and converted with plain_value().
/// A list of numbers is missing if it is empty; otherwise, the size is the number of its values.
/// Errors: unknown_parameter, value_not_allowed.
Result<ParameterValues> complete(const Experiment& experiment, const ParameterValues& given);

/// Returns the work of a run. The values must be complete and checked.
[[nodiscard]] Work work_of(const Experiment& experiment, const ParameterValues& values);

/// Returns the role of a parameter; `question` if the experiment has no parameter of this name.
[[nodiscard]] ParameterRole role_of(const Experiment& experiment, const std::string& parameter);

/// Returns the value of an integer parameter. The values must be complete and checked.
[[nodiscard]] std::int64_t number_of(const ParameterValues& values, const std::string& name);

/// Returns the value of a shape parameter. The values must be complete and checked.
[[nodiscard]] Shape shape_of(const ParameterValues& values, const std::string& name);

} // namespace lockstep
