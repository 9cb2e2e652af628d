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

enum class ParameterKind : std::uint8_t { number, word, shape, file };

/// How another value of a parameter changes a run.
enum class ParameterRole : std::uint8_t {
    question, ///< another problem: other data, or another amount of work per element. Its time is no reason
              ///< to choose it
    amount,   ///< more or fewer elements of the same problem
    choice    ///< another way to the same result: its time is a reason to choose it
};

/// A parameter of an experiment: a whole number in a range, one of several words, the shape of a work-group
/// ("64x4"; "64" is 64x1), or a file ("" if there is a default).
struct ParameterInfo {
    std::string name;
    std::string default_value;
    std::int64_t least = 0; ///< smallest number, or smallest number of work-items of a shape
    std::int64_t most = 0;  ///< largest number, or largest number of work-items of a shape
    bool power_of_two = false;
    std::vector<std::string> choices; ///< the allowed words; only for parameters that are words
    bool is_shape = false;
    bool is_file = false;
    ParameterRole role = ParameterRole::question;
    [[nodiscard]] ParameterKind kind() const;
    [[nodiscard]] bool is_number() const { return kind() == ParameterKind::number; }
};

using ParameterValues = std::map<std::string, std::string>;

/// Buffers that launches share (Argument::shared), by name.
using SharedBuffers = std::map<std::string, std::vector<std::byte>>;

/// Work that the host program does after a launch, using the shared buffers of the run.
struct HostCode {
    std::string id;                  ///< "finish_reduction"; app/words has the sentence
    std::size_t after_launch = 0;    ///< index of the launch in the run
    std::vector<std::string> reads;  ///< shared buffers that are copied from the device
    std::vector<std::string> writes; ///< shared buffers that are copied back
    /// Gets the buffers of `reads` and `writes`, changes those of `writes`, and returns its own result: a few
    /// bytes, stored in the recording for the check.
    std::function<std::vector<std::byte>(SharedBuffers&)> work;
};

/// The work that a run does, so that only times for equal work are compared.
struct Work {
    std::uint64_t elements = 1; ///< input elements
    std::uint64_t left = 0;     ///< results that still must be combined: one value per group makes groups - 1
    /// Elements that are completely processed; at least 1.
    [[nodiscard]] std::uint64_t done() const { return elements > left ? elements - left : 1; }
    friend bool operator==(const Work&, const Work&) = default;
};

/// A kernel of Lockstep with its parameters, host code, inputs and CPU reference.
struct Experiment {
    std::string id;          ///< "reduction/interleaved"
    std::string kernel_file; ///< relative to kernels/: "reduction.cl"
    std::string kernel;      ///< the kernel function to show first
    /// For experiments marked ! in core/README.md, Experiments: they fail on purpose, with this finding.
    std::optional<FindingKind> expected_finding;
    std::vector<ParameterInfo> parameters;
    /// The launches for complete, checked values, in execution order. `source` is the text of kernel_file.
    std::function<Result<std::vector<Launch>>(const ParameterValues&, const KernelSource&)> launches;
    /// What the host does between and after the launches; optional.
    std::function<std::vector<HostCode>(const ParameterValues&)> host_code;
    /// How the plain launches run once more, all concurrently, to measure when each one runs; optional. Such
    /// launches do not share buffers.
    std::function<ConcurrencyPlan(const ParameterValues&)> concurrency;
    /// The work of a run with these values; default: all of "size" is processed completely.
    std::function<Work(const ParameterValues&)> work;
    /// Compares the results of the launches and the host code with the CPU reference. Not called for a broken
    /// experiment.
    std::function<bool(const ParameterValues&, const std::vector<Launch>&, const Recording&)> check;

    [[nodiscard]] bool is_broken() const { return expected_finding.has_value(); }
};

/// Width and height of a group in work-items.
struct Shape {
    std::int64_t width = 1;
    std::int64_t height = 1;
    friend bool operator==(const Shape&, const Shape&) = default;
};

/// Reads "64x4" or "64"; nothing for other texts or if a side is 0.
[[nodiscard]] std::optional<Shape> shape_from(const std::string& text);

/// Whether the value is allowed for the parameter. Any file is allowed: reading it reports errors.
[[nodiscard]] bool is_allowed(const ParameterInfo& parameter, const std::string& value);

/// The allowed values as text: "1..16777216", "32, 64, 128", "sum, max, min", "XxY, X*Y = 1..1024".
[[nodiscard]] std::string allowed_values(const ParameterInfo& parameter);

/// The form of a value that is stored and compared: "64K" becomes "65536". A value that is not allowed does
/// not change.
[[nodiscard]] std::string plain_value(const ParameterInfo& parameter, const std::string& value);

/// Adds defaults, checks names and ranges, and converts values with plain_value(). Errors: unknown_parameter,
/// value_not_allowed.
Result<ParameterValues> complete(const Experiment& experiment, const ParameterValues& given);

/// The work of a run with complete, checked values.
[[nodiscard]] Work work_of(const Experiment& experiment, const ParameterValues& values);

/// The role of the parameter; `question` if the experiment has no such parameter.
[[nodiscard]] ParameterRole role_of(const Experiment& experiment, const std::string& parameter);

/// The value of a number parameter in complete, checked values.
[[nodiscard]] std::int64_t number_of(const ParameterValues& values, const std::string& name);

/// The value of a shape parameter in complete, checked values.
[[nodiscard]] Shape shape_of(const ParameterValues& values, const std::string& name);

} // namespace lockstep
